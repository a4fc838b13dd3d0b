import { pathTo } from '#addresses.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { recallCopy } from '#workshop/batches/copy/admin-recall.ts'
import type { Recall } from '#workshop/batches/use-cases/find-recall.ts'

const words = recallCopy.stop

interface StopSaleProps {
  batches: Recall['batches']
  named: { leva?: string; material?: string; lote?: string }
}

export function StopSale({ batches, named }: StopSaleProps) {
  const sum = (field: 'onSale' | 'stopped') => batches.reduce((total, batch) => total + batch[field], 0)
  const [onSale, stopped] = [sum('onSale'), sum('stopped')]
  const ready = batches.filter(({ state }) => state === 'ready')
  const inBoxes = ready.reduce((total, batch) => total + batch.onShelf - batch.onSale, 0)
  const form = {
    action: pathTo('adminRecall', {}, named),
    hidden: named,
    failed: words.failed,
    className: 'batch__form grid g3',
  }
  return (
    <section className="panel" aria-labelledby="stop">
      <div className="panel__head cluster ends baseline">
        <h2 id="stop">{words.title}</h2>
      </div>
      {onSale === 0 && stopped === 0 && <p className="small muted">{words.none}</p>}
      {stopped > 0 && <p className="small">{words.recalled(stopped)}</p>}
      {inBoxes > 0 && <p className="note">{words.inBoxes(inBoxes)}</p>}
      {batches.some(({ state }) => state === 'curing') && <p className="hint">{words.curing}</p>}
      {onSale > 0 && (
        <AdminForm {...form} intent="stop" press={words.press(onSale)} saving={words.pressing}>
          <p className="hint">{words.hint}</p>
        </AdminForm>
      )}
      {stopped > 0 && (
        <AdminForm
          {...form}
          intent="resume"
          press={words.back(stopped)}
          saving={words.goingBack}
          look={{ variant: 'ghost' }}
        />
      )}
    </section>
  )
}

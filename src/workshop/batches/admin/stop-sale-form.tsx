import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { recallCopy } from '#workshop/batches/copy/admin-recall.ts'
import type { Recall } from '#workshop/batches/use-cases/find-recall.ts'

const words = recallCopy.stop

interface StopSaleProps {
  batches: Recall['batches']
  named: { leva?: string; material?: string; lote?: string }
}

export function StopSale({ batches, named }: StopSaleProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const sum = (field: 'onSale' | 'stopped') => batches.reduce((total, batch) => total + batch[field], 0)
  const [onSale, stopped] = [sum('onSale'), sum('stopped')]
  const ready = batches.filter(({ state }) => state === 'ready')
  const inBoxes = ready.reduce((total, batch) => total + batch.onShelf - batch.onSale, 0)
  const isBusy = fetcher.state !== 'idle'
  return (
    <section className="panel" aria-labelledby="stop">
      <div className="panel__head">
        <h2 id="stop">{words.title}</h2>
      </div>
      {onSale === 0 && stopped === 0 && <p className="small muted">{words.none}</p>}
      {stopped > 0 && <p className="small">{words.recalled(stopped)}</p>}
      {inBoxes > 0 && <p className="note">{words.inBoxes(inBoxes)}</p>}
      {batches.some(({ state }) => state === 'curing') && <p className="hint">{words.curing}</p>}
      <fetcher.Form method="post" action={pathTo('adminRecall', {}, named)} className="batch__form">
        {Object.entries(named).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {onSale > 0 && (
          <>
            <p className="hint">{words.hint}</p>
            <Button type="submit" name="intent" value="stop" busy={isBusy} busyLabel={words.pressing}>
              {words.press(onSale)}
            </Button>
          </>
        )}
        {stopped > 0 && (
          <Button
            type="submit"
            variant="ghost"
            name="intent"
            value="resume"
            busy={isBusy}
            busyLabel={words.goingBack}
          >
            {words.back(stopped)}
          </Button>
        )}
      </fetcher.Form>
    </section>
  )
}

import { besideCopy } from '#copy/admin/beside.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { ManagedProductDetails } from '#shop/admin/products/find-managed-product.ts'
import type { WaitingLine } from '#shop/restock/count-waiting.ts'
import { PairsPanel } from './pairs-panel.tsx'

const copy = besideCopy.waiting

interface BesidePanelsProps {
  /** Null for a new one. */
  product: ManagedProductDetails | null
  onEdit: () => void
  form: string
}

/** What stands beside the candle itself: its company, and who waits for it. The script comes after the form's. */
export default function BesidePanels({ product, onEdit, form }: BesidePanelsProps) {
  return (
    <>
      <PairsPanel productId={product?.id} initial={product?.pairs ?? []} onEdit={onEdit} form={form} />
      {product && <WaitingPanel waiting={product.waiting} />}
    </>
  )
}

/** Who asked to hear when it is back, the longest waiting first. */
function WaitingPanel({ waiting: { count, first } }: { waiting: WaitingLine }) {
  return (
    <section className="panel" aria-labelledby="waiting-title">
      <div className="panel__head">
        <h2 id="waiting-title">{copy.title}</h2>
      </div>
      {count === 0 ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <>
          <p>{copy.count(count)}</p>
          <p className="small muted">{copy.hint}</p>
          <ol className="waiting-line">
            {first.map(({ email, since }) => (
              <li key={email}>
                {email} <span className="small muted">{copy.since(formatDate(new Date(since)))}</span>
              </li>
            ))}
          </ol>
          {count > first.length && <p className="small muted">{copy.more(count - first.length)}</p>}
        </>
      )}
    </section>
  )
}

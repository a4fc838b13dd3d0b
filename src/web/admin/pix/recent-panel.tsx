import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#copy/admin/orders/pix.ts'
import { formatBrl } from '#domain/money.ts'
import type { RecentConfirmation } from '#shop/admin/payments/list-recent-confirmations.ts'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { TakeBack } from './take-back.tsx'

const words = pixPageCopy.recent

/** What the owner has just confirmed, and may take back. */
export function RecentPanel({ recent }: { recent: readonly RecentConfirmation[] }) {
  if (recent.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-recent">
      <div className="panel__head">
        <h2 id="pix-recent">{words.title}</h2>
        <span className="small muted">{words.text}</span>
      </div>
      <ul>
        {recent.map((pix) => (
          <li key={pix.orderId} className="pix-line">
            <div className="pix-facts">
              <b>{pix.customerName}</b>
              <span className="pix-facts__amount num">{formatBrl(pix.amount)}</span>
              <small>
                <Link to={pathTo('adminOrder', { id: pix.orderId })}>
                  <Unbroken>{pix.orderNumber}</Unbroken>
                </Link>
              </small>
            </div>
            <TakeBack order={pix} until={pix.takeBackUntil} />
          </li>
        ))}
      </ul>
    </section>
  )
}

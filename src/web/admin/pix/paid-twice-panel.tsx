import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { statementCopy } from '#copy/admin/statement.ts'
import type { BankMatches } from '#shop/admin/payments/list-bank-matches.ts'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { BankFacts } from './matches-panel.tsx'

const words = statementCopy.twice

/** Money that came for a code which was paid before; only the owner can send it back. */
export function PaidTwicePanel({ paid }: { paid: BankMatches['paidTwice'] }) {
  if (paid.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-twice">
      <div className="panel__head">
        <h2 id="pix-twice">{words.title}</h2>
        <span className="small muted">{words.text}</span>
      </div>
      <ul>
        {paid.map(({ line, order }) => (
          <li key={line.id} className="pix-line">
            <BankFacts line={line} />
            <Link to={pathTo('adminOrder', { id: order.orderId })}>
              <Unbroken>{words.order(order.orderNumber, order.customerName)}</Unbroken>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

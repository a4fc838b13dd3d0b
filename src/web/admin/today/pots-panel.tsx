import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#copy/admin/pots.ts'
import type { AnnouncedPots } from '#shop/admin/pots/list-pots.ts'
import { CountPots } from '#web/admin/pots-form.tsx'
import { Job } from './job.tsx'

/** Who wants to hand containers over; nothing where nobody does. */
export function PotsPanel({ pots }: { pots: readonly AnnouncedPots[] }) {
  if (pots.length === 0) return null
  return (
    <Job id="pots" title={words.title}>
      <ul className="todo">
        {pots.map((each) => (
          <li key={each.userId}>
            <p>
              <Link to={pathTo('adminCustomer', { id: each.userId })}>
                {words.announced(each.name, each.pots)}
              </Link>
            </p>
            <CountPots userId={each.userId} name={each.name} announced={each} orderId={each.orderId} />
          </li>
        ))}
      </ul>
    </Job>
  )
}

import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { AnnouncedPots } from '#fulfilment/containers/use-cases/list-pots.ts'
import { Job } from '#ui/admin/job.tsx'
import { CountPots } from './pots-form.tsx'

export function AnnouncedPotsPanel({ announced }: { announced: readonly AnnouncedPots[] }) {
  if (announced.length === 0) return null
  return (
    <Job id="pots" title={words.title}>
      <ul className="todo rows-open">
        {announced.map((each) => (
          <li key={each.userId}>
            <p>
              <Link className="row-link" to={pathTo('adminCustomer', { id: each.userId })}>
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

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
        {announced.map((announcement) => (
          <li key={announcement.userId}>
            <p>
              <Link className="row-link" to={pathTo('adminCustomer', { id: announcement.userId })}>
                {words.announced(announcement.name, announcement.pots)}
              </Link>
            </p>
            <CountPots
              userId={announcement.userId}
              name={announcement.name}
              announced={announcement}
              orderId={announcement.orderId}
            />
          </li>
        ))}
      </ul>
    </Job>
  )
}

import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminContainersCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { AnnouncedContainers } from '#fulfilment/containers/use-cases/list-containers.ts'
import { Job } from '#ui/admin/job.tsx'
import { CountContainers } from './containers-form.tsx'

export function AnnouncedContainersPanel({ announced }: { announced: readonly AnnouncedContainers[] }) {
  if (announced.length === 0) return null
  return (
    <Job id="pots" title={words.title}>
      <ul className="todo rows-open">
        {announced.map((announcement) => (
          <li key={announcement.userId}>
            <p>
              <Link className="row-link" to={pathTo('adminCustomer', { id: announcement.userId })}>
                {words.announced(announcement.name, announcement.count)}
              </Link>
            </p>
            <CountContainers
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

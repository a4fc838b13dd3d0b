import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedParcelsCopy as words } from '#copy/admin/closed-promises.ts'
import type { PromisedParcel } from '#shop/admin/calendar/list-promises.ts'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'

/** Parcels of days that are closed, or will be: named, because only the owner can post them earlier or write to their customers. */
export function ClosedParcels({ parcels }: { parcels: readonly PromisedParcel[] }) {
  if (parcels.length === 0) return null
  return (
    <section className="job" aria-labelledby="closed-parcels">
      <div className="job__head">
        <h2 id="closed-parcels">{words.title(parcels.length)}</h2>
        <p>{words.hint}</p>
      </div>
      <ul>
        {parcels.map(({ id, orderNumber, customerName, leavesOn }) => (
          <li key={id} className="concern">
            <span>
              <Link to={pathTo('adminOrder', { id })}>
                <Unbroken>{orderNumber}</Unbroken>
              </Link>{' '}
              {customerName}
              <small>{words.leaves(leavesOn)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedParcelsCopy as words } from '#delivery/calendar/copy/admin-closed-promises.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import type { ParcelToMove } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { Button } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface ParcelsProps {
  parcels: readonly ParcelToMove[]
}

export function ParcelsOfClosing({ parcels }: ParcelsProps) {
  if (parcels.length === 0) return null
  return (
    <section className="job" aria-labelledby="closed-parcels">
      <div className="job__head">
        <h2 id="closed-parcels">{words.title(parcels.length)}</h2>
        <p>{words.planned}</p>
      </div>
      <ParcelList parcels={parcels} />
    </section>
  )
}

export function ClosedParcels({ parcels }: ParcelsProps) {
  const fetcher = useFetcher<FormAnswer>({ key: 'closed-parcels' })
  useToastAnswer(fetcher.data, undefined, words.failed)
  if (parcels.length === 0) return null
  return (
    <section className="job" aria-labelledby="closed-parcels">
      <div className="job__head">
        <h2 id="closed-parcels">{words.title(parcels.length)}</h2>
        <p>{words.hint}</p>
      </div>
      <fetcher.Form method="post" action={pathTo('adminCalendar')} className="stack">
        <input type="hidden" name="intent" value="move-parcels" />
        <ParcelList parcels={parcels} />
        {parcels.some(({ next }) => next) && (
          <div className="job__foot">
            <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.moving}>
              {words.move}
            </Button>
          </div>
        )}
      </fetcher.Form>
    </section>
  )
}

function ParcelList({ parcels }: ParcelsProps) {
  return (
    <ul>
      {parcels.map(({ id, orderNumber, customerName, hasEmail, days, next }) => (
        <li key={id} className="concern">
          <span>
            <Link to={pathTo('adminOrder', { id })}>
              <Unbroken>{orderNumber}</Unbroken>
            </Link>{' '}
            {customerName}
            <small>
              {words.leaves(days.leavesOn)};{' '}
              {next ? words.moves(next.leavesOn, arrivalWords(next.arrives)) : words.noDay}
              {!hasEmail && `; ${words.noEmail}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

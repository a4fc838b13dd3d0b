import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { closedParcelsCopy as words } from '#delivery/calendar/copy/admin-closed-promises.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import type { ParcelToMove } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Job } from '#ui/admin/job.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

interface ParcelsProps {
  parcels: readonly ParcelToMove[]
}

export function ParcelsOfClosing({ parcels }: ParcelsProps) {
  return <Parcels parcels={parcels} hint={words.planned} />
}

export function ClosedParcels({ parcels }: ParcelsProps) {
  return (
    <Parcels parcels={parcels} hint={words.hint}>
      {parcels.some(({ next }) => next) && (
        <AdminForm
          action={pathTo('adminCalendar')}
          intent="move-parcels"
          failed={words.failed}
          className="job__foot mt4"
          press={words.move}
          saving={words.moving}
        />
      )}
    </Parcels>
  )
}

function Parcels({ parcels, hint, children }: ParcelsProps & { hint: string; children?: ReactNode }) {
  if (parcels.length === 0) return null
  return (
    <Job id="closed-parcels" title={words.title(parcels.length)} summary={hint}>
      <ParcelList parcels={parcels} />
      {children}
    </Job>
  )
}

function ParcelList({ parcels }: ParcelsProps) {
  return (
    <ul>
      {parcels.map(({ id, orderNumber, customerName, hasEmail, days, next }) => (
        <li key={id} className="concern cluster ends">
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

import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { durationText, formatKm } from '#delivery/freight/copy/ride.ts'
import { StatusButton } from '#fulfilment/orders/admin/status/status-button.tsx'
import { chooseArea, writtenAddress } from '#fulfilment/orders/admin/stop-address.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { Round } from '#office/today/use-cases/arrange-today.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { writeIds } from '#ui/admin/chosen-ids.ts'
import { EmptyJob, Job } from '#ui/admin/job.tsx'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { StopRow } from './stop-row.tsx'

/** Server-rendered, so its script can load late. */
const RoundMap = lazy(() =>
  import('./round-map.tsx').then(({ RoundMap }) => ({ default: RoundMap })).catch(() => ({ default: NoMap })),
)
const NoMap = () => null

const copy = todayCopy.deliver

interface Workshop {
  address: string | null
  point: GeoPoint | null
}

interface RoundsPanelProps {
  rounds: readonly Round[]
  pickups: readonly OrderForToday[]
  parcels: readonly OrderForToday[]
  workshop: Workshop
  today: string
}

export function RoundsPanel({ rounds, pickups, parcels, workshop, today }: RoundsPanelProps) {
  const stops = rounds.reduce((sum, round) => sum + round.stops.length, 0)
  if (stops + pickups.length + parcels.length === 0) return <EmptyJob id="deliver" title={copy.empty} />
  return (
    <Job id="deliver" title={copy.title} summary={stops > 0 ? copy.stops(stops) : undefined}>
      {rounds.map((round) => (
        <ShiftRound key={round.shift ?? 'none'} round={round} workshop={workshop} today={today} />
      ))}
      <Parcels orders={parcels} />
      <Pickups orders={pickups} />
    </Job>
  )
}

function ShiftRound({ round, workshop, today }: { round: Round; workshop: Workshop; today: string }) {
  const { shift, stops, metres, seconds } = round
  const hours = stops.find(({ promisedHours }) => promisedHours)?.promisedHours ?? null
  const waitingStops = stops.filter(({ status }) => isBeforeShipping(status))
  const ids = writeIds(waitingStops.map(({ id }) => id))
  return (
    <div className="shift">
      <div className="cluster ends shift__head">
        <h3>{copy.shift(shift, hours)}</h3>
        <p className="muted">{copy.summary(stops.length, formatKm(metres), durationText(seconds))}</p>
      </div>
      {workshop.point && (
        <Suspense>
          <RoundMap
            shift={shift}
            workshop={workshop.point}
            stops={stops.map((stop) => ({ point: stop.point, place: chooseArea(stop) }))}
          />
        </Suspense>
      )}
      <div className="grid g2 shift__do mt3">
        {waitingStops.length > 0 && (
          <LinkButton to={pathTo('adminDispatch', {}, { ids, from: 'hoje' })}>
            {copy.ship(waitingStops.length)}
          </LinkButton>
        )}
        {roundLinks(workshop.address, stops.map(writtenAddress)).map(({ from, until, link }) => (
          <a key={link} className="btn btn--ghost" href={link} target="_blank" rel="noreferrer">
            <Icon name="pin" size="s" />
            {copy.part(from, until, stops.length)}
          </a>
        ))}
      </div>
      <ol className="stops list rows-open">
        {stops.map((stop, index) => (
          <StopRow key={stop.id} stop={stop} number={index + 1} today={today} />
        ))}
      </ol>
    </div>
  )
}

function Parcels({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  const ids = writeIds(orders.map(({ id }) => id))
  return (
    <div className="shift">
      <div className="cluster ends shift__head">
        <h3>
          <OwnersLink to={pathTo('adminPosting')}>{copy.parcels}</OwnersLink>
        </h3>
      </div>
      <div className="grid g2 shift__do mt3">
        <LinkButton to={pathTo('adminDispatch', {}, { ids, from: 'hoje' })}>
          {copy.post(orders.length)}
        </LinkButton>
      </div>
      <ul className="todo rows-open">
        {orders.map((order) => (
          <li key={order.id}>
            <div className="todo__top strip g4 ends baseline">
              <b>{order.contact.name}</b>
              <OwnersLink className="row-link" to={pathTo('adminOrder', { id: order.id })}>
                <Unbroken>{order.orderNumber}</Unbroken>
              </OwnersLink>
            </div>
            <p>
              {order.shippingAddress.city}, {order.shippingAddress.state}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pickups({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  return (
    <div className="shift">
      <div className="cluster ends shift__head">
        <h3>{copy.pickups}</h3>
      </div>
      <ul className="todo rows-open">
        {orders.map((order) => (
          <li key={order.id}>
            <div className="todo__top strip g4 ends baseline">
              <b>{order.contact.name}</b>
              <OwnersLink className="row-link" to={pathTo('adminOrder', { id: order.id })}>
                <Unbroken>{order.orderNumber}</Unbroken>
              </OwnersLink>
            </div>
            {order.pickupCode && <p>{copy.pickupCode(order.pickupCode)}</p>}
            <NextStep order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NextStep({ order }: { order: OrderForToday }) {
  const { status } = order
  const { name } = order.contact
  return isBeforeShipping(status) ? (
    <StatusButton order={order} to="shipped" label={copy.ready} fullLabel={copy.readyOf(name)} />
  ) : (
    <StatusButton order={order} to="delivered" label={copy.collected} fullLabel={copy.collectedOf(name)} />
  )
}

/** Google Maps accepts only three waypoints in a phone's browser, and nine elsewhere. */
const MAPS_WAYPOINTS = 3

interface RoundPart {
  /** First and last stop of this part, 1-based. */
  readonly from: number
  readonly until: number
  readonly link: string
}

/** Splits the round into several links; each starts at the last stop of the previous one. */
export function roundLinks(workshop: string | null, addresses: readonly string[]): RoundPart[] {
  const parts: RoundPart[] = []
  for (let start = 0; start < addresses.length; start += MAPS_WAYPOINTS + 1) {
    const stops = addresses.slice(start, start + MAPS_WAYPOINTS + 1)
    const origin = start === 0 ? workshop : addresses[start - 1]
    const waypoints = stops.slice(0, -1).join('|')
    const query = new URLSearchParams({
      api: '1',
      ...(origin && { origin }),
      destination: stops.at(-1) ?? '',
      ...(waypoints && { waypoints }),
      travelmode: 'driving',
    })
    const link = `https://www.google.com/maps/dir/?${query}`
    parts.push({ from: start + 1, until: start + stops.length, link })
  }
  return parts
}

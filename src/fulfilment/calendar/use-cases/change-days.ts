import { randomUUID } from 'node:crypto'
import { describeEntries } from '#delivery/calendar/copy/admin-calendar.ts'
import { closedOn, isWorked } from '#delivery/calendar/domain/closed-days.ts'
import { holidayOn } from '#delivery/calendar/domain/holidays.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import {
  type CalendarEntry,
  type EntryFault,
  entriesAhead,
  entryFault,
  entryOn,
  isSamePlaces,
  isSpan,
  isWithin,
  placesOfWeek,
  type WorkSchedule,
  withEntry,
  withoutDays,
} from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import {
  lockCalendar,
  type MovedOrder,
  type MovedParcel,
  writeCalendar,
} from '#delivery/calendar/use-cases/stored-calendar.ts'
import { STATUS_EMAIL_DELAY_SECONDS } from '#orders/domain/status-change.ts'
import { changeOrderDelivery } from '#orders/use-cases/change-delivery.ts'
import { moveParcel } from '#orders/use-cases/move-parcel.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import { listPromises, listPromisesAndParcels, type PromisedOrder } from './list-promises.ts'

/** Without a slot, the order keeps its day although the day is closed. */
export interface Decision {
  readonly orderId: string
  readonly slot: DeliverySlot | null
}

interface ChangeDays {
  readonly from: string
  readonly until: string
  /** Null removes the entries, so that the weekly schedule applies. */
  readonly entry: Pick<CalendarEntry, 'kind' | 'places' | 'note'> | null
  readonly decisions: readonly Decision[]
  readonly version: number
  readonly actor: Actor
}

export type ChangeDaysRefusal =
  | Refusal<'invalid', { fault: EntryFault }>
  | Refusal<'changed-meanwhile', { entry: CalendarEntry | null }>
  /** The day would stay closed, because the courier is paused. */
  | Refusal<'courier-pause'>
  /** New orders have been promised since, so the owner must decide again. */
  | Refusal<'promises', { count: number }>
  | Refusal<'slot-taken', { orderNumber: string }>
  | Refusal<'slot-unavailable', { orderNumber: string }>

interface ChangedDays {
  /** Version to pass to `undoDays`. */
  readonly version: number
  readonly moved: number
  readonly mailed: number
  readonly wasClosed: boolean
}

/** Single entry point for calendar changes; also moves the promised orders. */
export async function changeDays(
  shop: Shop,
  { from, until, entry, decisions, version, actor }: ChangeDays,
): Promise<Ok<ChangedDays> | ChangeDaysRefusal> {
  const at = shop.clock.now()
  const today = isoDay(at)
  const changed = await commitUnlessRefused(shop.db, async (tx) => {
    const stored = await lockCalendar(tx)
    if (stored.version !== version)
      return refuse('changed-meanwhile', { entry: entryOn(stored.entries, from) })
    const { schedule } = await loadDeliveryConstraints(tx, { now: at, distanceMetres: null })
    const entries = entriesAhead(stored.entries, today)
    const written: CalendarEntry = { from, until, ...(entry ?? { kind: 'day-off', places: null, note: '' }) }
    // Removing entries has no limits on age, distance or length.
    const fault = entry ? entryFault(written, { entries, today }) : isSpan(written) ? null : 'days'
    if (fault) return refuse('invalid', { fault })
    const closed = closedOn(schedule, from)
    if (written.kind === 'open' && closed === 'courier') return refuse('courier-pause')
    const next = withChange(schedule, { entries, written, isWeekAgain: entry === null })
    // Written first, because the new calendar determines where the orders move.
    await writeCalendar(tx, { entries: next, before: null }, { version: version + 1, at })
    const moved = await settlePromises({ ...shop, db: tx }, { tx, schedule, span: written, decisions, actor })
    if (!moved.ok) return moved
    const parcels = await moveParcels(shop, tx, { schedule, span: written, actor })
    const mailed = moved.value.mailed + parcels.mailed
    const before = { entries, moved: moved.value.moved, parcels: parcels.moved }
    await writeCalendar(tx, { entries: next, before }, { version: version + 1, at })
    const changes = { calendar: { from: describeEntries(entries), to: describeEntries(next) } }
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'calendar', changes, at })
    return ok({
      version: version + 1,
      moved: before.moved.length + parcels.moved.length,
      mailed,
      wasClosed: closed !== null,
    })
  })
  // Refreshes this process at once; the others are notified by the database.
  if (changed.ok) await shop.settings.refresh()
  return changed
}

/** An opened day without its own numbers equals the weekly schedule, so it is not stored. */
function withChange(
  schedule: WorkSchedule,
  {
    entries,
    written,
    isWeekAgain,
  }: { entries: CalendarEntry[]; written: CalendarEntry; isWeekAgain: boolean },
): CalendarEntry[] {
  if (isWeekAgain) return withoutDays(entries, written)
  if (written.kind !== 'open') return withEntry(entries, { ...written, places: null })
  const week = placesOfWeek(schedule, written.from)
  const isUsual = written.places === null || isSamePlaces(written.places, week)
  if (isUsual && written.note === '' && holidayOn(written.from) === null) return withoutDays(entries, written)
  return withEntry(entries, { ...written, places: isUsual ? null : written.places })
}

interface Settling {
  readonly tx: Transaction
  readonly schedule: WorkSchedule
  readonly span: { readonly from: string; readonly until: string }
  readonly decisions: readonly Decision[]
  readonly actor: Actor
}

/** Reads the promises again, because orders may have arrived since the owner loaded the page. */
async function settlePromises(
  shop: Shop,
  { tx, schedule, span, decisions, actor }: Settling,
): Promise<Ok<{ moved: MovedOrder[]; mailed: number }> | ChangeDaysRefusal> {
  const after = (await loadDeliveryConstraints(tx, { now: shop.clock.now(), distanceMetres: null })).schedule
  const isClosedNow = ({ promise }: PromisedOrder) => {
    if (!isWithin(span, promise.day) || closedOn(schedule, promise.day) !== null) return false
    return closedOn(after, promise.day) !== null || (isWorked(schedule, promise) && !isWorked(after, promise))
  }
  const losing = (await listPromises(shop)).filter(isClosedNow)
  const decided = new Map(decisions.map(({ orderId, slot }) => [orderId, slot]))
  const undecided = losing.filter(({ id }) => !decided.has(id))
  if (undecided.length > 0) return refuse('promises', { count: undecided.length })
  const movedOrders: MovedOrder[] = []
  let mailed = 0
  for (const { id: orderId, orderNumber, promise, hasEmail } of losing) {
    const slot = decided.get(orderId)
    if (!slot) continue
    const change = randomUUID()
    const notice = { change, delaySeconds: STATUS_EMAIL_DELAY_SECONDS }
    const to = await changeOrderDelivery(shop, { orderId, slot, actorId: actor.id, notice })
    if (!to.ok) return refuse(to.code === 'shift-full' ? 'slot-taken' : 'slot-unavailable', { orderNumber })
    movedOrders.push({ orderId, change, from: promise, to: to.value })
    if (hasEmail) mailed += 1
  }
  return ok({ moved: movedOrders, mailed })
}

/** Moves parcels to the next posting day. In an open-ended pause they keep their day. */
async function moveParcels(
  shop: Shop,
  tx: Transaction,
  { schedule, span, actor }: Pick<Settling, 'schedule' | 'span' | 'actor'>,
): Promise<{ moved: MovedParcel[]; mailed: number }> {
  const transactionShop = { ...shop, db: tx }
  const after = (await loadDeliveryConstraints(tx, { now: shop.clock.now(), distanceMetres: null })).schedule
  const { parcels } = await listPromisesAndParcels(transactionShop)
  const losing = parcels.filter(
    ({ days: { leavesOn } }) => isWithin(span, leavesOn) && closedOn(schedule, leavesOn) === null,
  )
  const movedParcels: MovedParcel[] = []
  let mailed = 0
  for (const { id: orderId, hasEmail } of losing) {
    const change = randomUUID()
    const notice = { change, delaySeconds: STATUS_EMAIL_DELAY_SECONDS }
    const days = await moveParcel(transactionShop, tx, {
      orderId,
      schedule: after,
      actorId: actor.id,
      notice,
    })
    if (!days) continue
    movedParcels.push({ orderId, change, ...days })
    if (hasEmail) mailed += 1
  }
  return { moved: movedParcels, mailed }
}

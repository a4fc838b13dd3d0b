import { sql } from 'drizzle-orm'
import { type ClosedReason, closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { findCapacity, type TakenPlaces } from '#delivery/calendar/domain/free-places.ts'
import { type Holiday, holidayOn } from '#delivery/calendar/domain/holidays.ts'
import { isSameSlot, SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import {
  type CalendarEntry,
  entryOn,
  type Places,
  placesOfWeek,
  proposedPlaces,
  type WorkSchedule,
} from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { addDays, daysFrom, findWeekday } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import {
  listPromisesAndParcels,
  type PromisedOrder,
  proposeParcelDays,
  proposeSlots,
} from './list-promises.ts'

const SHOWN_DAYS = 42
const FURTHEST_DAYS = 3660

export interface ShiftOfDay {
  readonly shift: Shift
  readonly places: number
  /** In the capacity's unit: orders or kilometres. */
  readonly takenCount: number
}

export interface CalendarDay {
  readonly day: string
  readonly closed: ClosedReason | null
  readonly holiday: Holiday | null
  readonly entry: CalendarEntry | null
  readonly shifts: readonly ShiftOfDay[]
  readonly promised: number
  readonly poured: readonly string[]
  readonly ready: readonly string[]
}

interface CalendarQuestion {
  readonly from: string | null
  readonly day: string | null
}

const findMonday = (day: string) => addDays(day, -((findWeekday(day) + 6) % 7))

export async function loadCalendar(shop: Shop, { from, day }: CalendarQuestion) {
  const now = shop.clock.now()
  const today = isoDay(now)
  const isNear = from !== null && Math.abs(daysFrom(today, from)) <= FURTHEST_DAYS
  const first = findMonday(isNear ? from : today)
  const last = addDays(first, SHOWN_DAYS - 1)
  const [settings, constraints, { promises, parcels }, batches] = await Promise.all([
    loadSettings(shop),
    loadDeliveryConstraints(shop.db, { now, distanceMetres: null }),
    listPromisesAndParcels(shop),
    listBatchDays(shop, { first, last }),
  ])
  const { schedule, takenPlaces } = constraints
  const { calendar: entries, versions } = settings
  const facts = { schedule, takenPlaces, entries, promises, batches }
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => buildDay(addDays(first, index), facts))
  return {
    today,
    days,
    entries,
    version: versions.calendar,
    unit: schedule.capacityUnit,
    week: schedule.capacity,
    hours: schedule.hours,
    promised: promises.length,
    chosen: day && chosenDay(day, facts),
    closedPromises: proposeSlots(
      promises.filter(({ promise }) => closedOn(schedule, promise.day) !== null),
      constraints,
    ),
    closedParcels: proposeParcelDays(
      schedule,
      parcels.filter(({ days }) => closedOn(schedule, days.leavesOn) !== null),
    ),
  }
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>
export type ChosenDay = NonNullable<Exclude<LoadedCalendar['chosen'], ''>>

interface Facts {
  readonly schedule: WorkSchedule
  readonly takenPlaces: readonly TakenPlaces[]
  readonly entries: readonly CalendarEntry[]
  readonly promises: readonly PromisedOrder[]
  readonly batches: readonly BatchDays[]
}

function buildDay(day: string, { schedule, takenPlaces, entries, promises, batches }: Facts): CalendarDay {
  const closed = closedOn(schedule, day)
  const used = (shift: Shift) => {
    const now = takenPlaces.find((places) => isSameSlot(places, { day, shift }))
    return schedule.capacityUnit === 'orders' ? (now?.orders ?? 0) : Math.ceil((now?.metres ?? 0) / 1000)
  }
  return {
    day,
    closed,
    holiday: holidayOn(day),
    entry: entryOn(entries, day),
    shifts: SHIFTS.map((shift) => ({
      shift,
      places: closed ? 0 : findCapacity(schedule, { day, shift }),
      takenCount: used(shift),
    })),
    promised: promises.filter(({ promise }) => promise.day === day).length,
    poured: batches.filter(({ pouredOn }) => pouredOn === day).map(({ name }) => name),
    ready: batches.filter(({ readyOn }) => readyOn === day).map(({ name }) => name),
  }
}

function chosenDay(day: string, facts: Facts) {
  const { schedule, promises } = facts
  const shownDay = buildDay(day, facts)
  const worked = Object.fromEntries(shownDay.shifts.map(({ shift, places }) => [shift, places]))
  return {
    ...shownDay,
    places: shownDay.closed ? proposedPlaces(schedule, day) : (worked as Places),
    weekPlaces: placesOfWeek(schedule, day),
    isClosedInWeek: closedOn({ ...schedule, specialDays: [] }, day) !== null,
    orders: promises
      .filter(({ promise }) => promise.day === day)
      .map(({ id, orderNumber, customerName, promise, deliveryWay, isGift }) => ({
        id,
        orderNumber,
        customerName,
        promise,
        isPickup: deliveryWay === 'pickup',
        isGift,
      })),
  }
}

interface BatchDays {
  readonly name: string
  readonly pouredOn: string
  readonly readyOn: string
}

/** Sizes of a candle poured together count once. */
async function listBatchDays(
  { db }: Pick<Shop, 'db'>,
  { first, last }: { first: string; last: string },
): Promise<BatchDays[]> {
  const { rows } = await db.execute<{ name: string; poured_on: string; ready_on: string }>(sql`
    select distinct p.name, w.poured_on::text, w.ready_on::text
    from batches w join products p on p.id = w.product_id
    where w.state = 'curing'
      and (w.poured_on between ${first} and ${last} or w.ready_on between ${first} and ${last})
    order by 3, 1`)
  return rows.map(({ name, poured_on: pouredOn, ready_on: readyOn }) => ({ name, pouredOn, readyOn }))
}

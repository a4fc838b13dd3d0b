import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { parcelColumns } from '#delivery/calendar/use-cases/take-slot.ts'
import { leavingDay, leavingOn, type ParcelDays } from '#delivery/carriers/domain/offers.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import type { WaitingNotice } from './notify-of-new-day.ts'
import { recordOrderEvents } from './order-events.ts'
import { changeOrder, lockOrder, type OrderRow, readArrivalDays, readyDayOfOrder } from './order-rows.ts'
import { parcelNotice } from './status-notices.ts'

interface ParcelMove {
  readonly orderId: string
  readonly schedule: WorkSchedule
  readonly actorId: string
  readonly notice: WaitingNotice
}

export function readParcelDays(
  order: Pick<OrderRow, 'deliveryWay' | 'promisedDay' | 'arrivesFrom' | 'arrivesUntil'>,
): ParcelDays | null {
  const arrives = readArrivalDays(order)
  if (order.deliveryWay !== 'carrier' || !order.promisedDay || !arrives) return null
  return { leavesOn: order.promisedDay, arrives }
}

/**
 * First open shipping day after the original one, keeping the transit time. Null during a pause without an
 * end date.
 */
export function laterParcelDays(
  schedule: WorkSchedule,
  days: ParcelDays,
  readyOn: string | null,
): ParcelDays | null {
  const day = leavingDay(schedule, { today: days.leavesOn, readyOn })
  return day ? leavingOn(days, day) : null
}

export async function moveParcel(
  shop: Shop,
  tx: Transaction,
  { orderId, schedule, actorId, notice }: ParcelMove,
): Promise<{ from: ParcelDays; to: ParcelDays } | null> {
  const order = await lockOrder(tx, orderId)
  const from = order && readParcelDays(order)
  if (!order || !from || !isBeforeShipping(order.status) || !closedOn(schedule, from.leavesOn)) return null
  const to = laterParcelDays(schedule, from, await readyDayOfOrder(tx, orderId))
  if (!to) return null
  const at = shop.clock.now()
  await changeOrder(tx, orderId, { ...parcelColumns(to), updatedAt: at })
  await recordOrderEvents(tx, orderId, [{ kind: 'delivery-changed', at, actorId, change: notice.change }])
  if (order.customerEmail !== '')
    await shop.outbox.enqueue(tx, {
      ...parcelNotice(order, { from, to }, notice.change),
      delaySeconds: notice.delaySeconds,
    })
  return { from, to }
}

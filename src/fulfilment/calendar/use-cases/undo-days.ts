import { and, eq, sql } from 'drizzle-orm'
import { describeEntries } from '#delivery/calendar/copy/admin-calendar.ts'
import { isSameSlot } from '#delivery/calendar/domain/shifts.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { movePlace } from '#delivery/calendar/use-cases/move-places.ts'
import {
  lockCalendar,
  type MovedOrder,
  type MovedParcel,
  writeCalendar,
} from '#delivery/calendar/use-cases/stored-calendar.ts'
import { parcelColumns, promiseColumns } from '#delivery/calendar/use-cases/take-slot.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { UNDO_ACCEPTED_SECONDS } from '#orders/domain/status-change.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import { readParcelDays } from '#orders/use-cases/move-parcel.ts'
import { changeOrder, lockOrder, readPromise } from '#orders/use-cases/order-rows.ts'
import { deliveryNoticeKey } from '#orders/use-cases/status-notices.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'

/** Restores the days and moves the orders back; `stayed` counts orders that could not be moved. */
export async function undoDays(
  shop: Shop,
  { version, actor }: { readonly version: number; readonly actor: Actor },
): Promise<Ok<{ stayed: number }> | Refusal<'too-late'>> {
  const at = shop.clock.now()
  const undone = await commitUnlessRefused(shop.db, async (tx) => {
    const { before, entries, updatedAt, ...stored } = await lockCalendar(tx)
    const age = at.getTime() - (updatedAt?.getTime() ?? 0)
    if (!before || stored.version !== version || age > UNDO_ACCEPTED_SECONDS * 1000) return refuse('too-late')
    await writeCalendar(tx, { entries: before.entries, before: null }, { version: version + 1, at })
    let stayed = 0
    // Fixed lock order, to prevent deadlocks between concurrent requests.
    for (const move of before.moved.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
      if (!(await moveBack(shop, tx, move))) stayed += 1
    for (const move of (before.parcels ?? []).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
      if (!(await moveParcelBack(shop, tx, move))) stayed += 1
    const changes = { calendar: { from: describeEntries(entries), to: describeEntries(before.entries) } }
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'calendar-undone', changes, at })
    return ok({ stayed })
  })
  if (undone.ok) await shop.settings.refresh()
  return undone
}

/** Moves an order back, and withdraws its email and history entry. Returns false if it is too late. */
async function moveBack(shop: Shop, tx: Transaction, { orderId, change, from, to }: MovedOrder) {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'cancelled') return true
  if (!order || !isSameSlot(readPromise(order), to)) return false
  const now = shop.clock.now()
  const distanceMetres = order.shippingDistanceMetres
  const isPickup = order.deliveryWay === 'pickup'
  const { schedule } = await loadDeliveryConstraints(tx, { now, distanceMetres })
  const moved = await commitUnlessRefused(tx, async (step) => {
    const place = isPickup ? null : { slot: from, distanceMetres }
    if (!(await movePlace(step, { from: order, to: place, schedule }))) return refuse('shift-full')
    if (order.customerEmail === '') return ok()
    const isWithdrawn = await shop.outbox.withdraw(step, 'send-email', deliveryNoticeKey(orderId, change))
    return isWithdrawn ? ok() : refuse('mailed')
  })
  if (!moved.ok) return false
  await changeOrder(tx, orderId, { ...promiseColumns(from, { isPickup }), updatedAt: now })
  await forgetChange(tx, orderId, change)
  return true
}

async function moveParcelBack(shop: Shop, tx: Transaction, { orderId, change, from, to }: MovedParcel) {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'cancelled') return true
  if (!order || !isBeforeShipping(order.status) || readParcelDays(order)?.leavesOn !== to.leavesOn)
    return false
  const isMailed = order.customerEmail !== ''
  if (isMailed && !(await shop.outbox.withdraw(tx, 'send-email', deliveryNoticeKey(orderId, change))))
    return false
  await changeOrder(tx, orderId, { ...parcelColumns(from), updatedAt: shop.clock.now() })
  await forgetChange(tx, orderId, change)
  return true
}

async function forgetChange(tx: Transaction, orderId: string, change: string): Promise<void> {
  const isThisChange = eq(sql`${orderEvents.details}->>'change'`, change)
  await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, orderId), isThisChange))
}

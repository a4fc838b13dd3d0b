import type { WithSubquery } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { retakeCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { confirmPromisedSlot } from '#shop/orders/confirm-promised-slot.ts'
import { countTakenBack } from '#shop/orders/count-taken-back.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { changeOrderWithEvents } from '#shop/orders/order-events.ts'
import { orderConfirmation, ownerOrderNotice, statusNotice } from '#shop/orders/order-notices.ts'
import { itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import { notifyOrderOfPours } from '#shop/pours/notify-orders-of-pour.ts'
import type { Shop } from '#shop/shop.ts'
import { markPaid } from './mark-paid.ts'

/** Who is written to. The owner need not be written to about what she has just received herself. */
interface Recipients {
  readonly customer: boolean
  readonly owner: boolean
}

interface Settling {
  readonly notified: Recipients
  /** The provider's event, to be recorded by the statement that changes the order. */
  readonly recorded: readonly WithSubquery[]
}

const everybody: Recipients = { customer: true, owner: true }

/**
 * The money is there. An order that still holds its units goes into preparation; one that was ended meanwhile is honoured when
 * its units can be taken again, and otherwise the money is owed back.
 */
export async function settlePaid(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { notified = everybody, recorded = [] }: Partial<Settling> = {},
): Promise<OrderRow> {
  const honoured = order.status !== 'cancelled' || (await takeUnitsAgain(shop, tx, order))
  return honoured
    ? confirmOrder(shop, tx, order, { notified, recorded })
    : oweRefund(tx, order, { recorded, now: shop.clock.now() })
}

/** Time or a changed cart ended it, so the late payment is welcome. What a person cancelled stays cancelled. */
async function takeUnitsAgain(shop: Shop, tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.cancelReason !== 'expired' && order.cancelReason !== 'replaced') return false
  const lines = unitsOf(await itemsOf(tx, order.id))
  const move = { orderId: order.id, reason: 'retake', lines } as const
  const taken = await commitUnlessRefused(tx, (savepoint) => moveStock(savepoint, [move], shop.clock.now()))
  return taken.ok
}

async function confirmOrder(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { notified, recorded }: Settling,
): Promise<OrderRow> {
  const now = shop.clock.now()
  const starts = order.status === 'pending' || order.status === 'cancelled'
  const slot = await confirmPromisedSlot(shop, tx, order)
  await retakeCouponUse(tx, order)
  const status = starts ? 'processing' : order.status
  const { paid, sold } = await markPaid(tx, order, { columns: { ...slot.columns, status }, recorded, now })
  const { items, gift, couponLabel } = sold
  const takenBack = await countTakenBack(tx, paid)
  const named = { ...paid, couponLabel }
  const change = takenBack === 0 ? 'paid' : `paid:${takenBack}`
  await shop.outbox.enqueue(
    tx,
    ...(notified.customer ? [orderConfirmation(named, items, { takenBack, missed: slot.missed, gift })] : []),
    ...(notified.owner ? [ownerOrderNotice(shop, named, items, { takenBack, gift })] : []),
    ...(starts ? [statusNotice(shop, paid, order.status, change)] : []),
  )
  // A pour may have failed while she was paying.
  if (sold.hasReserved) await notifyOrderOfPours(shop, tx, { orderId: order.id })
  return paid
}

async function oweRefund(
  tx: Transaction,
  order: OrderRow,
  { recorded, now }: Pick<Settling, 'recorded'> & { now: Date },
): Promise<OrderRow> {
  const owed = {
    paymentStatus: 'paid',
    pendingProviderAction: 'refund',
    paidAt: now,
    updatedAt: now,
  } as const
  return changeOrderWithEvents(tx, order.id, owed, [{ kind: 'paid', at: now }], recorded)
}

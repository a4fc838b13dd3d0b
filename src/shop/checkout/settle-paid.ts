import type { Transaction } from '#database/connect.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { retakeCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { countTakenBack } from '#shop/orders/count-taken-back.ts'
import { keepPromise } from '#shop/orders/keep-promise.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { changeOrderTelling } from '#shop/orders/order-events.ts'
import { orderConfirmation, ownerOrderNotice, statusNotice } from '#shop/orders/order-notices.ts'
import { type OrderItemRow, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import { readSold, type SoldThings } from '#shop/orders/read-sold.ts'
import { tellOfPours } from '#shop/pours/tell-orders-of-pour.ts'
import type { Shop } from '#shop/shop.ts'
import { takenOutOfCart } from './take-out-of-cart.ts'

/** Who is written to. The owner need not be told of what she has just received herself. */
interface Told {
  readonly customer: boolean
  readonly owner: boolean
}

const everybody: Told = { customer: true, owner: true }

/**
 * The money is there. An order that still holds its units goes into preparation; one that was ended meanwhile is honoured when
 * its units can be taken again, and otherwise the money is owed back.
 */
export async function settlePaid(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  told: Told = everybody,
): Promise<OrderRow> {
  const sold = await readSold(tx, order.id)
  const honoured = order.status !== 'cancelled' || (await takeUnitsAgain(shop, tx, order, sold.items))
  return honoured ? confirmOrder(shop, tx, { order, sold, told }) : oweRefund(shop, tx, order)
}

/** Time or a changed cart ended it, so the late payment is welcome. What a person cancelled stays cancelled. */
async function takeUnitsAgain(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<boolean> {
  if (order.cancelReason !== 'expired' && order.cancelReason !== 'replaced') return false
  const move = { orderId: order.id, reason: 'retake', lines: unitsOf(items) } as const
  const taken = await commitUnlessRefused(tx, (savepoint) => moveStock(savepoint, [move], shop.clock.now()))
  return taken.ok
}

async function confirmOrder(
  shop: Shop,
  tx: Transaction,
  { order, sold, told }: { order: OrderRow; sold: SoldThings; told: Told },
): Promise<OrderRow> {
  const { items, gift, couponLabel } = sold
  const now = shop.clock.now()
  const starts = order.status === 'pending' || order.status === 'cancelled'
  const kept = await keepPromise(shop, tx, order)
  await retakeCouponUse(tx, order)
  const status = starts ? 'processing' : order.status
  const changes = {
    ...kept.columns,
    status,
    paymentStatus: 'paid',
    paymentFailure: null,
    pendingProviderAction: null,
    paidAt: now,
    stockHeld: true,
    holdExpiresAt: null,
    cancelReason: null,
    cancelledAt: null,
    updatedAt: now,
  } as const
  const story = [
    { kind: 'paid' as const, at: now },
    ...(starts ? [{ kind: 'status-changed' as const, at: now, status }] : []),
  ]
  const paid = await changeOrderTelling(tx, order.id, changes, story, takenOutOfCart(tx, order))
  const takenBack = await countTakenBack(tx, paid)
  const named = { ...paid, couponLabel }
  const change = takenBack === 0 ? 'paid' : `paid:${takenBack}`
  await shop.outbox.enqueue(
    tx,
    ...(told.customer ? [orderConfirmation(named, items, { takenBack, missed: kept.missed, gift })] : []),
    ...(told.owner ? [ownerOrderNotice(shop, named, items, { takenBack, gift })] : []),
    ...(starts ? [statusNotice(shop, paid, order.status, change)] : []),
  )
  // A pour may have failed while she was paying.
  if (items.some(({ pourId }) => pourId !== null)) await tellOfPours(shop, tx, { orderId: order.id })
  return paid
}

async function oweRefund(shop: Shop, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const now = shop.clock.now()
  const owed = {
    paymentStatus: 'paid',
    pendingProviderAction: 'refund',
    paidAt: now,
    updatedAt: now,
  } as const
  return changeOrderTelling(tx, order.id, owed, [{ kind: 'paid', at: now }])
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { isMadeByHand } from '#domain/orders/order-origin.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { couponLabelOf } from '#shop/coupons/coupon-of-order.ts'
import { dropUsedCoupon } from '#shop/coupons/drop-used-coupon.ts'
import { retakeCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { readOrderGift, takeGiftOutOfCart } from '#shop/gifts/order-gift.ts'
import { countTakenBack } from '#shop/orders/count-taken-back.ts'
import { keepPromise } from '#shop/orders/keep-promise.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { orderConfirmation, ownerOrderNotice, statusNotice } from '#shop/orders/order-notices.ts'
import { changeOrder, itemsOf, type OrderItemRow, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import { tellOfPours } from '#shop/pours/tell-orders-of-pour.ts'
import type { Shop } from '#shop/shop.ts'

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
  const items = await itemsOf(tx, order.id)
  const honoured = order.status !== 'cancelled' || (await takeUnitsAgain(shop, tx, order, items))
  return honoured ? confirmOrder(shop, tx, { order, items, told }) : oweRefund(shop, tx, order)
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
  { order, items, told }: { order: OrderRow; items: readonly OrderItemRow[]; told: Told },
): Promise<OrderRow> {
  const now = shop.clock.now()
  const starts = order.status === 'pending' || order.status === 'cancelled'
  const kept = await keepPromise(shop, tx, order)
  await retakeCouponUse(tx, order)
  const paid = await changeOrder(tx, order.id, {
    ...kept.columns,
    status: starts ? 'processing' : order.status,
    paymentStatus: 'paid',
    paymentFailure: null,
    pendingProviderAction: null,
    paidAt: now,
    stockHeld: true,
    holdExpiresAt: null,
    cancelReason: null,
    cancelledAt: null,
    updatedAt: now,
  })
  await recordOrderEvents(tx, order.id, [
    { kind: 'paid', at: now },
    ...(starts ? [{ kind: 'status-changed' as const, at: now, status: paid.status }] : []),
  ])
  await takeOutOfCart(tx, paid)
  await takeGiftOutOfCart(tx, paid)
  const takenBack = await countTakenBack(tx, paid)
  const named = { ...paid, couponLabel: await couponLabelOf(tx, paid) }
  const gift = await readOrderGift(tx, order.id)
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
  const paid = await changeOrder(tx, order.id, {
    paymentStatus: 'paid',
    pendingProviderAction: 'refund',
    paidAt: now,
    updatedAt: now,
  })
  await recordOrderEvents(tx, order.id, [{ kind: 'paid', at: now }])
  return paid
}

/** What was bought leaves the cart, with the coupon it was bought with; what was added meanwhile stays. An order that the owner wrote down came from no cart. */
async function takeOutOfCart(tx: Transaction, order: OrderRow): Promise<void> {
  const { id, userId } = order
  if (!userId || isMadeByHand(order)) return
  await dropUsedCoupon(tx, { orderId: id, userId })
  const bought = sql`
    i.order_id = ${id} and c.user_id = ${userId}
    and c.product_id = i.product_id and c.variant_id is not distinct from i.variant_id`
  await tx.execute(
    sql`delete from cart_items c using order_items i where ${bought} and c.quantity <= i.quantity`,
  )
  await tx.execute(
    sql`update cart_items c set quantity = c.quantity - i.quantity from order_items i where ${bought}`,
  )
}

import type { Transaction } from '#database/connect.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import type { Occasion } from '#domain/delivery/delivery-days.ts'
import type { DeliverySlot } from '#domain/delivery/shifts.ts'
import type { CartGift } from '#domain/gifts/gift.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { moveCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { promiseColumns, takeSlot } from '#shop/delivery/take-slot.ts'
import { writeOrderGift } from '#shop/gifts/order-gift.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import type { StockMove } from '#shop/orders/stock-move.ts'
import type { Shop } from '#shop/shop.ts'
import { isOver } from './earlier-orders.ts'
import type { CheckoutLine } from './read-checkout-cart.ts'
import { type AppliedCoupon, type NewOrder, writeOrder } from './write-order.ts'

/** Takes units, place and coupon, closes the order that it replaces, and writes the new one. */
export async function placeOrder(
  shop: Shop,
  tx: Transaction,
  sale: {
    fresh: NewOrder
    lines: CheckoutLine[]
    coupon: AppliedCoupon | null
    gift: CartGift | null
    earlier: OrderRow | undefined
    occasion: Occasion
  },
  wished: DeliverySlot | null,
): Promise<Ok<{ order: OrderRow; replaced: OrderRow | null }> | CheckoutRefusal> {
  const { fresh, lines, coupon, gift, earlier, occasion } = sale
  const now = shop.clock.now()
  const moves: StockMove[] = [{ orderId: fresh.id, reason: 'hold', lines }]
  if (earlier) {
    moves.unshift({ orderId: earlier.id, reason: 'release', lines: unitsOf(await itemsOf(tx, earlier.id)) })
  }
  const moved = await moveStock(tx, moves, now)
  if (!moved.ok) return moved
  const slot = await takeSlot(tx, { occasion, wished, from: earlier })
  if (!slot.ok) return slot
  const isTaken = await moveCouponUse(tx, { from: earlier, to: coupon?.coupon.id ?? null, now })
  if (coupon && !isTaken) return refuse('coupon-gone', { label: coupon.coupon.label })
  const reason = earlier && isOver(earlier, now) ? 'expired' : 'replaced'
  const replaced = earlier
    ? await closeOpenOrder(tx, { ...earlier, placeHeld: false }, { reason, owesCancel: true, now })
    : null
  const placed = { ...fresh, ...promiseColumns(slot.value, occasion) }
  const written = await writeOrder(tx, placed, { lines, coupon })
  if (gift) await writeOrderGift(tx, written.id, gift)
  return ok({ order: written, replaced })
}

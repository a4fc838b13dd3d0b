import type { Transaction } from '#database/connect.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import type { DeliverySlot } from '#domain/delivery/shifts.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { moveCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { promiseColumns, takeSlot } from '#shop/delivery/take-slot.ts'
import { writeOrderGift } from '#shop/gifts/order-gift.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import type { StockMove } from '#shop/orders/stock-move.ts'
import type { CheckedSale } from './check-sale.ts'
import { isOver } from './earlier-orders.ts'
import { type NewOrder, writeOrder } from './write-order.ts'

interface Placing {
  readonly fresh: NewOrder
  readonly sale: CheckedSale
  /** The customer's order that waits for its payment and gives way to this one. */
  readonly earlier: OrderRow | undefined
  readonly wanted: DeliverySlot | null
  readonly now: Date
}

/** Takes units, place and coupon, in this order everywhere; closes the order that gives way, and writes the new one. */
export async function placeOrder(
  tx: Transaction,
  { fresh, sale, earlier, wanted, now }: Placing,
): Promise<Ok<{ order: OrderRow; replaced: OrderRow | null }> | CheckoutRefusal> {
  const { lines, coupon, gift } = sale
  const { constraints } = sale.freight
  const moves: StockMove[] = [{ orderId: fresh.id, reason: 'hold', lines }]
  if (earlier) {
    moves.unshift({ orderId: earlier.id, reason: 'release', lines: unitsOf(await itemsOf(tx, earlier.id)) })
  }
  const moved = await moveStock(tx, moves, now)
  if (!moved.ok) return moved
  const slot = await takeSlot(tx, { constraints, wanted, from: earlier })
  if (!slot.ok) return slot
  const isTaken = await moveCouponUse(tx, { from: earlier, to: coupon?.coupon.id ?? null, now })
  if (coupon && !isTaken) return refuse('coupon-gone', { label: coupon.coupon.label })

  const replaced = earlier ? await giveWay(tx, earlier, now) : null
  const order = await writeOrder(
    tx,
    { ...fresh, ...promiseColumns(slot.value, constraints) },
    { lines, coupon },
  )
  if (gift) await writeOrderGift(tx, order.id, gift)
  return ok({ order, replaced })
}

/** Its units and its place went to the new order already. */
function giveWay(tx: Transaction, earlier: OrderRow, now: Date): Promise<OrderRow> {
  const reason = isOver(earlier, now) ? 'expired' : 'replaced'
  return closeOpenOrder(tx, { ...earlier, placeHeld: false }, { reason, owesCancel: true, now })
}

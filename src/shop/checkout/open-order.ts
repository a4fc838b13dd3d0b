import type { Transaction } from '#database/connect.ts'
import { checkCart } from '#domain/checkout/check-cart.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { subtotalOf } from '#domain/checkout/checkout-total.ts'
import { chooseCoupon } from '#domain/coupons/choose-coupon.ts'
import { closedOn } from '#domain/delivery/closed-days.ts'
import type { Occasion } from '#domain/delivery/delivery-days.ts'
import { type DeliverySlot, isSameSlot } from '#domain/delivery/shifts.ts'
import { type CartGift, giftAmountOf } from '#domain/gifts/gift.ts'
import { lastReadyDay } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { moveCouponUse } from '#shop/coupons/move-coupon-uses.ts'
import { heldSlot } from '#shop/delivery/move-places.ts'
import { promiseColumns, takeSlot } from '#shop/delivery/take-slot.ts'
import { writeOrderGift } from '#shop/gifts/order-gift.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock } from '#shop/orders/move-stock.ts'
import { awaitsPayment, changeOrder, itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import type { StockMove } from '#shop/orders/stock-move.ts'
import { discountUnder, type PaymentTerms } from '#shop/payments/payment-terms.ts'
import type { Shop } from '#shop/shop.ts'
import { attemptKey } from './attempt-key.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { isOpenUnder, isOver, lockUnfinishedOrders, mayBePaid } from './earlier-orders.ts'
import { findSaleTerms } from './find-sale-terms.ts'
import { limitHold } from './limit-hold.ts'
import { type CheckoutLine, type KnownBuyer, readCheckoutCart } from './read-checkout-cart.ts'
import { type AppliedCoupon, type NewOrder, newOrder, writeOrder } from './write-order.ts'

/** She may have paid this earlier order without the shop knowing: the provider is asked. */
export type AskFirst = Refusal<'ask-provider-first', { order: OrderRow }>

/** The same order, to be paid in another way, at another price, or after a change that was cut off. */
export type SwitchFirst = Refusal<'switch-payment-first', { order: OrderRow; terms: PaymentTerms }>

interface OpenedOrder {
  readonly order: OrderRow
  readonly buyer: KnownBuyer
  /** The order that gave way to it, whose payment is still open at the provider. */
  readonly replaced?: OrderRow | null
}

/**
 * Checks the cart, holds its units and writes the pending order, or finds the one that this very attempt opened before. An
 * order of another attempt is closed and its units freed in the same transaction, once the provider was asked whether it was paid.
 */
export async function openOrder(
  shop: Shop,
  tx: Transaction,
  request: CheckoutRequest,
  /** Earlier orders that the provider was asked about before. */
  checkedOrders: ReadonlySet<string>,
): Promise<Ok<OpenedOrder> | CheckoutRefusal | AskFirst | SwitchFirst> {
  const { userId, customer } = request
  // Before the cart is read: a payment that is being settled holds this row and empties the cart. Read the other way
  // round, a second press would find her full cart, no open order, and charge her again for what she has just paid.
  const unfinished = await lockUnfinishedOrders(tx, userId)
  const now = shop.clock.now()
  const goesTo = request.isPickup ? null : customer.address
  const cart = await readCheckoutCart(shop, tx, { userId, address: goesTo, now })
  if (!cart) return refuse(request.cartItems.length === 0 ? 'cart-empty' : 'cart-changed')
  const { lines, gift, candidates, past, buyer } = cart
  const agreed = await findSaleTerms(shop, request, cart.conditions, now)
  if (!agreed.ok) return agreed
  if (customer.email !== null && customer.email.trim().toLowerCase() !== buyer.email)
    return refuse('email-differs')
  const { payment: terms, mostHeldUnits } = agreed.value
  const freight = withReadyDay(agreed.value.freight, lines)
  const { cartItems: seen, expectedTotal, seenGift = null } = request
  // Another card, receiver or option than she looked at: as with the cart, she looks again first.
  if ((gift?.fingerprint ?? null) !== seenGift) return refuse('gift-changed')
  const giftAmount = giftAmountOf(gift)
  const coupon = chooseCoupon({ candidates, lines, today: isoDay(now) }).applied
  const discount = discountUnder(terms, subtotalOf(lines) - (coupon?.amount ?? 0))
  const checked = checkCart({
    kept: lines,
    seen,
    freight: freight.amount,
    gift: giftAmount,
    discount: discount + (coupon?.amount ?? 0),
    expectedTotal,
  })
  if (!checked.ok) return checked

  const { address, amount, way } = freight
  const { provider } = shop.payments
  const named = coupon && { id: coupon.coupon.id, amount: coupon.amount }
  const attempt = { userId, lines, address, way, freight: amount, provider, coupon: named, gift: seenGift }
  const key = attemptKey(attempt)
  const earlier = unfinished.find(awaitsPayment)
  const isSame = earlier?.attemptKey === key && !isOver(earlier, now)
  const doubtful = unfinished.find((order) => mayBePaid(order) && !checkedOrders.has(order.id))
  if (doubtful && !(isSame && doubtful === earlier)) return refuse('ask-provider-first', { order: doubtful })
  if (earlier && isSame) {
    const isPayableSo = await isOpenUnder(tx, earlier, { method: terms.method, discount })
    if (!isPayableSo) return refuse('switch-payment-first', { order: earlier, terms })
    const resumed = await resumeOrder(tx, earlier, { request, freight, now })
    return resumed.ok ? ok({ order: resumed.value, buyer }) : resumed
  }
  const { email } = buyer
  const fresh = newOrder({ request, freight, terms, giftAmount, discount, coupon, lines, key, email, now })
  const limited = limitHold(fresh, lines, { past, mostHeldUnits })
  if (!limited.ok) return limited
  const { occasion } = freight
  const sale = { fresh: limited.value, lines, coupon, gift, earlier, occasion }
  const placed = await placeOrder(shop, tx, sale, request.slot ?? null)
  return placed.ok ? ok({ ...placed.value, buyer }) : placed
}

/** An order's first possible day is that of its last candle. */
function withReadyDay(freight: CheckoutFreight, lines: readonly CheckoutLine[]): CheckoutFreight {
  return { ...freight, occasion: { ...freight.occasion, notBefore: lastReadyDay(lines) } }
}

/** The same attempt again: only who receives it, and when, may have been corrected. */
async function resumeOrder(
  tx: Transaction,
  order: OrderRow,
  { request, freight, now }: { request: CheckoutRequest; freight: CheckoutFreight; now: Date },
): Promise<Ok<OrderRow> | CheckoutRefusal> {
  const { customer, slot: wished } = request
  const { occasion } = freight
  const isClosed = order.promisedDay !== null && closedOn(occasion.schedule, order.promisedDay) !== null
  const changesSlot = isClosed || (wished && !isSameSlot(heldSlot(order), wished))
  const slot = changesSlot ? await takeSlot(tx, { occasion, wished: wished ?? null, from: order }) : null
  if (slot?.ok === false) return slot
  const { name: customerName, phone: customerPhone, cpf: customerCpf = null } = customer
  const isSame =
    order.customerName === customerName &&
    order.customerPhone === customerPhone &&
    order.customerCpf === customerCpf
  if (isSame && !slot) return ok(order)
  const promise = slot && promiseColumns(slot.value, occasion)
  const corrected = { customerName, customerPhone, customerCpf, ...promise, updatedAt: now }
  return ok(await changeOrder(tx, order.id, corrected))
}

/** Takes units, place and coupon, closes the order that it replaces, and writes the new one. */
async function placeOrder(
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

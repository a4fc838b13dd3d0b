import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { orders } from '#database/schema/orders.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { subtotalOf } from '#domain/checkout/checkout-total.ts'
import { hasCodeEnded, isTooLateToOpen } from '#domain/checkout/hold.ts'
import { judgeCart } from '#domain/checkout/judge-cart.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import { chooseCoupon } from '#domain/coupons/choose-coupon.ts'
import type { Occasion } from '#domain/delivery/delivery-days.ts'
import { type DeliverySlot, isSameSlot } from '#domain/delivery/shifts.ts'
import { type CartGift, giftAmountOf } from '#domain/gifts/gift.ts'
import type { Centavos } from '#domain/money.ts'
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
import type { Shop } from '#shop/shop.ts'
import { attemptKey } from './attempt-key.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { limitHold } from './limit-hold.ts'
import { findAttempt } from './payment-attempts.ts'
import { discountUnder, type PaymentTerms } from './payment-terms.ts'
import { type CheckoutLine, readCheckoutCart } from './read-checkout-cart.ts'
import { type AppliedCoupon, type NewOrder, newOrder, writeOrder } from './write-order.ts'

/** She may have paid this earlier order without the shop having heard of it: the provider knows. */
export type AskFirst = Refusal<'ask-provider-first', { order: OrderRow }>

/** The same order, to be paid in another way, at another price, or after a change that was cut off. */
export type SwitchFirst = Refusal<'switch-payment-first', { order: OrderRow }>

/** What was found out before: freight, way of payment, what the owner lets be held unpaid, and which earlier orders were asked about. */
interface OpenSale {
  readonly freight: CheckoutFreight
  readonly terms: PaymentTerms
  readonly mostHeldUnits: number
  readonly askedAbout: ReadonlySet<string>
}

/**
 * Checks the cart, holds its units and writes the pending order, or finds the one that this very attempt opened before. An
 * order of another attempt is closed and its units freed in the same stroke, once the provider was asked whether it was paid.
 */
export async function openOrder(
  shop: Shop,
  tx: Transaction,
  request: CheckoutRequest,
  sale: OpenSale,
): Promise<Ok<OrderRow> | CheckoutRefusal | AskFirst | SwitchFirst> {
  const { userId, customer } = request
  const { terms, mostHeldUnits, askedAbout } = sale
  const email = await lockCustomer(tx, userId)
  if (email === null || (customer.email !== null && customer.email.trim().toLowerCase() !== email)) {
    return refuse('email-differs')
  }
  // Before the cart is read: a payment that is being settled holds this row and empties the cart. Read the other way
  // round, a second press would find her full cart, no open order, and charge her again for what she has just paid.
  const unfinished = await lockUnfinishedOrders(tx, userId)
  const now = shop.clock.now()
  const { lines, gift, candidates, past } = await readCheckoutCart(tx, { userId, now })
  const freight = withReadyDay(sale.freight, lines)
  const { cartItems: seen, expectedTotal, seenGift = null } = request
  // Another card, receiver or option than she looked at: as with the cart, she looks again first.
  if (lines.length > 0 && (gift?.fingerprint ?? null) !== seenGift) return refuse('gift-changed')
  const giftAmount = giftAmountOf(gift)
  const coupon = chooseCoupon({ candidates, lines, today: isoDay(now) }).applied
  const discount = discountUnder(terms, subtotalOf(lines) - (coupon?.amount ?? 0))
  const judged = judgeCart({
    kept: lines,
    seen,
    freight: freight.amount,
    gift: giftAmount,
    discount: discount + (coupon?.amount ?? 0),
    expectedTotal,
  })
  if (!judged.ok) return judged

  const { address, amount, way } = freight
  const { provider } = shop.payments
  const named = coupon && { id: coupon.coupon.id, amount: coupon.amount }
  const attempt = { userId, lines, address, way, freight: amount, provider, coupon: named, gift: seenGift }
  const key = attemptKey(attempt)
  const earlier = unfinished.find(awaitsPayment)
  const isSame = earlier?.attemptKey === key && !isOver(earlier, now)
  const doubtful = unfinished.find((order) => mayBePaid(order) && !askedAbout.has(order.id))
  if (doubtful && !(isSame && doubtful === earlier)) return refuse('ask-provider-first', { order: doubtful })
  if (earlier && isSame) {
    const isPayableSo = await isOpenUnder(tx, earlier, { method: terms.method, discount, now })
    if (!isPayableSo) return refuse('switch-payment-first', { order: earlier })
    return resume(tx, earlier, { request, freight, now })
  }
  const fresh = newOrder({ request, freight, terms, giftAmount, discount, coupon, lines, key, email, now })
  const limited = limitHold(fresh, lines, { past, mostHeldUnits })
  if (!limited.ok) return limited
  const { occasion } = freight
  const placed = { fresh: limited.value, lines, coupon, gift, earlier, occasion }
  return placeOrder(shop, tx, placed, request.slot ?? null)
}

/** An order's first possible day is that of its last candle. */
function withReadyDay(freight: CheckoutFreight, lines: readonly CheckoutLine[]): CheckoutFreight {
  return { ...freight, occasion: { ...freight.occasion, notBefore: lastReadyDay(lines) } }
}

/** Two presses of the button take turns here, so that the second finds what the first one wrote. */
async function lockCustomer(tx: Transaction, userId: string): Promise<string | null> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return account?.email ?? null
}

/**
 * Orders of her carts whose payment somebody could still make: the open one, and those that are closed here but not there. What the
 * owner wrote down for her is another purchase.
 */
async function lockUnfinishedOrders(tx: Transaction, userId: string): Promise<OrderRow[]> {
  const isUnfinished = or(isNotNull(orders.holdExpiresAt), eq(orders.pendingProviderAction, 'cancel'))
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.origin, 'site'), isUnfinished))
    .for('update')
}

/** Before the provider has answered with a reference, nobody was given the means to pay. */
const mayBePaid = ({ paymentReference }: OrderRow) => paymentReference !== null

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
): Promise<Ok<OrderRow> | CheckoutRefusal> {
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
  if (earlier) {
    const reason = isOver(earlier, now) ? 'expired' : 'replaced'
    await closeOpenOrder(tx, { ...earlier, placeHeld: false }, { reason, owesCancel: true, now })
  }
  const placed = { ...fresh, ...promiseColumns(slot.value, occasion) }
  const written = await writeOrder(tx, placed, { lines, coupon })
  if (gift) await writeOrderGift(tx, written.id, gift)
  return ok(written)
}

function isOver({ holdExpiresAt, paymentReference, paymentMethod }: OrderRow, now: Date): boolean {
  if (holdExpiresAt === null) return false
  const isUnopened = paymentReference === null
  return holdExpiresAt <= now || (isUnopened && isTooLateToOpen(paymentMethod, holdExpiresAt, now))
}

/** True when the order's payment is the one she wants now, can still be made, and nobody has begun to close it. */
async function isOpenUnder(
  tx: Transaction,
  order: OrderRow,
  { method, discount, now }: { method: PaymentMethod; discount: Centavos; now: Date },
): Promise<boolean> {
  if (order.paymentMethod !== method || order.pixDiscountAmount !== discount) return false
  if (order.paymentReference === null) return true
  if (hasCodeEnded(order, now)) return false
  const attempt = await findAttempt(tx, {
    provider: order.paymentProvider,
    reference: order.paymentReference,
  })
  return attempt?.closedAt == null
}

/** The same attempt again: only who receives it, and when, may have been corrected. */
async function resume(
  tx: Transaction,
  order: OrderRow,
  { request, freight, now }: { request: CheckoutRequest; freight: CheckoutFreight; now: Date },
): Promise<Ok<OrderRow> | CheckoutRefusal> {
  const { customer, slot: wished } = request
  const changesSlot = wished && !isSameSlot(heldSlot(order), wished)
  const slot = changesSlot ? await takeSlot(tx, { occasion: freight.occasion, wished, from: order }) : null
  if (slot?.ok === false) return slot
  const { name: customerName, phone: customerPhone, cpf: customerCpf = null } = customer
  const isSame =
    order.customerName === customerName &&
    order.customerPhone === customerPhone &&
    order.customerCpf === customerCpf
  if (isSame && !slot) return ok(order)
  const promise = slot && promiseColumns(slot.value, freight.occasion)
  const corrected = { customerName, customerPhone, customerCpf, ...promise, updatedAt: now }
  return ok(await changeOrder(tx, order.id, corrected))
}

import type { StockMove } from '#catalogue/stock/use-cases/change-shelf.ts'
import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { type DeliverySlot, isSameSlot } from '#delivery/calendar/domain/shifts.ts'
import { freePlace, heldSlot } from '#delivery/calendar/use-cases/move-places.ts'
import { parcelColumns, promiseColumns, takeSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import { moveCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { closeOpenOrder } from '#orders/use-cases/close-open-order.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { changeReceiverCpf, writeOrderGift } from '#orders/use-cases/order-gift.ts'
import { awaitsPayment, changeOrder, itemsOf, type OrderRow, unitsOf } from '#orders/use-cases/order-rows.ts'
import { findAvailableVoucher, spendVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { settlePaid } from '#payments/use-cases/settle-paid.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type KnownBuyer, lockBuyer } from './buyer.ts'
import { type CheckedSale, checkSale } from './check-sale.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { findCoveredOrder, isOpenUnder, isOver, lockUnfinishedOrders, mayBePaid } from './earlier-orders.ts'
import { findSaleTerms, readSaleConditions } from './find-sale-terms.ts'
import { limitHold } from './limit-hold.ts'
import { readCheckoutCart } from './read-checkout-cart.ts'
import { type NewOrder, newOrder, writeOrder } from './write-order.ts'

interface Placing {
  readonly fresh: NewOrder
  readonly sale: CheckedSale
  /** The customer's order that waits for its payment and gives way to this one. */
  readonly earlier: OrderRow | undefined
  readonly wanted: DeliverySlot | null
  readonly receiverCpf: string | null
  readonly cleared: ClearedWay
  readonly now: Date
}

/** What earlier rounds of this attempt have settled with the provider. */
export interface ClearedWay {
  /** Earlier orders that it was asked about. */
  readonly checkedOrders: Set<string>
  /** References of payments that it has closed: nobody can make them any more. */
  readonly closedPayments: Set<string>
}

/** The customer may have paid this earlier order without the shop knowing: the provider is asked. */
export type AskFirst = Refusal<'ask-provider-first', { order: OrderRow }>

/** The same order, to be paid in another way, at another price, or after a change that was cut off. */
export type SwitchFirst = Refusal<'switch-payment-first', { order: OrderRow; terms: PaymentTerms }>

/** What a voucher covers is bought at once, so nobody may be able to pay the order that gives way any more. */
export type CloseFirst = Refusal<'close-payment-first', { order: OrderRow }>

interface OpenedOrder {
  readonly order: OrderRow
  readonly buyer: KnownBuyer
  /** The order that gave way to it, whose payment is still open at the provider. */
  readonly replaced: OrderRow | null
}

/** Checks the cart, holds its units and writes the pending order, or finds the one that this very attempt opened before. */
export async function openOrder(
  shop: Shop,
  tx: Transaction,
  request: CheckoutRequest,
  cleared: ClearedWay,
): Promise<Ok<OpenedOrder> | CheckoutRefusal | AskFirst | SwitchFirst | CloseFirst> {
  const { userId } = request
  // Before the cart is read: a settlement that empties it holds the customer's order. Read first, a second press would charge them again.
  const buyer = await lockBuyer(tx, userId)
  const unfinished = await lockUnfinishedOrders(tx, userId)
  const now = shop.clock.now()

  const cart = await readCheckoutCart(tx, { userId, now })
  if (!buyer || !cart) return refuseWithoutCart(tx, request, now)
  const conditions = await readSaleConditions(shop, tx, request, now)
  const agreed = await findSaleTerms(shop, request, conditions, now)
  if (!agreed.ok) return agreed
  const available = await findAvailableVoucher(tx, request)
  const checked = checkSale(shop, request, { buyer, cart, agreed: agreed.value, available, now })
  if (!checked.ok) return checked
  const sale = checked.value

  const earlier = unfinished.find(awaitsPayment)
  const isSame = earlier?.attemptKey === sale.key && !isOver(earlier, now)
  const doubtful = unfinished.find((order) => mayBePaid(order) && !cleared.checkedOrders.has(order.id))
  if (doubtful && !(isSame && doubtful === earlier)) return refuse('ask-provider-first', { order: doubtful })
  if (earlier && isSame) return resumeOrder(tx, earlier, { request, sale, now })

  const { mostHeldUnits } = agreed.value
  const fresh = limitHold(newOrder(request, sale, now), sale.items, { past: conditions.past, mostHeldUnits })
  if (!fresh.ok) return fresh
  if (earlier && isCovered(fresh.value) && mayBePaid(earlier) && !isClosed(earlier, cleared))
    return refuse('close-payment-first', { order: earlier })
  const placed = await placeOrder(shop, tx, {
    fresh: fresh.value,
    sale,
    earlier,
    wanted: request.slot ?? null,
    receiverCpf: request.customer.receiverCpf ?? null,
    cleared,
    now,
  })
  return placed.ok ? ok({ ...placed.value, buyer }) : placed
}

/** Nothing is left to buy; pressed again after a lost answer, it leads to what the first press bought. */
async function refuseWithoutCart(
  tx: Transaction,
  request: CheckoutRequest,
  now: Date,
): Promise<CheckoutRefusal> {
  if (request.cartItems.length === 0) return refuse('cart-empty')
  const bought = await findCoveredOrder(tx, request, now)
  return bought ? refuse('already-paid', { sessionId: bought.sessionId }) : refuse('cart-changed')
}

/** The same attempt again: only who receives it, and when, may have been corrected. */
async function resumeOrder(
  tx: Transaction,
  order: OrderRow,
  { request, sale, now }: { request: CheckoutRequest; sale: CheckedSale; now: Date },
): Promise<Ok<OpenedOrder> | CheckoutRefusal | SwitchFirst> {
  const { terms, discount, buyer, freight } = sale
  if (!(await isOpenUnder(tx, order, { method: terms.method, discount })))
    return refuse('switch-payment-first', { order, terms })
  const { customer, slot: wanted } = request
  const { constraints } = freight
  const isClosed = order.promisedDay !== null && closedOn(constraints.schedule, order.promisedDay) !== null
  const changesSlot = !freight.parcel && (isClosed || (wanted && !isSameSlot(heldSlot(order), wanted)))
  const slot = changesSlot ? await takeSlot(tx, { constraints, wanted: wanted ?? null, from: order }) : null
  if (slot?.ok === false) return slot
  const { name: customerName, phone: customerPhone, cpf: customerCpf = null, receiverCpf } = customer
  if (freight.parcel && receiverCpf) await changeReceiverCpf(tx, order.id, receiverCpf)
  const isSame =
    order.customerName === customerName &&
    order.customerPhone === customerPhone &&
    order.customerCpf === customerCpf
  if (isSame && !slot) return ok({ order, buyer, replaced: null })
  const promise = slot && promiseColumns(slot.value, constraints)
  const corrected = { customerName, customerPhone, customerCpf, ...promise, updatedAt: now }
  return ok({ order: await changeOrder(tx, order.id, corrected), buyer, replaced: null })
}

/** Takes units, place, coupon and voucher, in this order everywhere; closes the order that gives way, and writes the new one. */
async function placeOrder(
  shop: Shop,
  tx: Transaction,
  { fresh, sale, earlier, wanted, receiverCpf, cleared, now }: Placing,
): Promise<Ok<{ order: OrderRow; replaced: OrderRow | null }> | CheckoutRefusal> {
  const { items, coupon, gift, voucher } = sale
  const moves: StockMove[] = [{ orderId: fresh.id, reason: 'hold', lines: items }]
  if (earlier) {
    moves.unshift({ orderId: earlier.id, reason: 'release', lines: unitsOf(await itemsOf(tx, earlier.id)) })
  }
  const moved = await moveStock(tx, moves, now)
  if (!moved.ok) return moved
  const promise = await promiseFor(tx, sale.freight, { wanted, from: earlier })
  if (!promise.ok) return promise
  const isTaken = await moveCouponUse(tx, { from: earlier, to: coupon?.coupon.id ?? null, now })
  if (coupon && !isTaken) return refuse('coupon-gone', { label: coupon.coupon.label })

  const replaced = earlier
    ? await giveWay(shop, tx, earlier, { owesCancel: !isClosed(earlier, cleared), now })
    : null
  const order = await writeOrder(tx, { ...fresh, ...promise.value }, { lines: items, coupon })
  if (gift) await writeOrderGift(tx, order.id, gift, sale.freight.parcel ? receiverCpf : null)
  const isSpent = !voucher || (await spendVoucher(tx, { voucherId: voucher.id, order, now }))
  if (!isSpent) return refuse('voucher-changed')
  return ok({ order: isCovered(order) ? await settlePaid(shop, tx, order) : order, replaced })
}

/** A shift of the courier's; of what a carrier takes, the day it leaves and those between which it arrives. */
async function promiseFor(
  tx: Transaction,
  { constraints, parcel }: CheckoutFreight,
  { wanted, from }: { wanted: DeliverySlot | null; from: OrderRow | undefined },
) {
  if (parcel) {
    if (from) await freePlace(tx, from)
    return ok(parcelColumns(parcel.offer))
  }
  const slot = await takeSlot(tx, { constraints, wanted, from })
  return slot.ok ? ok(promiseColumns(slot.value, constraints)) : slot
}

/** Its voucher pays all of it: there is nothing to open at a provider, and it is bought at once. */
export const isCovered = ({ paymentProvider }: { paymentProvider: string }) => paymentProvider === 'voucher'

/** Its units and its place went to the new order already. */
function giveWay(
  shop: Shop,
  tx: Transaction,
  earlier: OrderRow,
  { owesCancel, now }: { owesCancel: boolean; now: Date },
): Promise<OrderRow> {
  const reason = isOver(earlier, now) ? 'expired' : 'replaced'
  return closeOpenOrder(shop, tx, { ...earlier, placeHeld: false }, { reason, owesCancel, now })
}

const isClosed = ({ paymentReference }: OrderRow, { closedPayments }: ClearedWay) =>
  paymentReference !== null && closedPayments.has(paymentReference)

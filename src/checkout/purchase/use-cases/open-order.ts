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
import {
  awaitsPayment,
  changeOrder,
  listHeldUnits,
  listOrderItems,
  lockOrders,
  type OrderRow,
} from '#orders/use-cases/order-rows.ts'
import { findAvailableVoucher, spendVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { settlePaid } from '#payments/use-cases/settle-paid.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type KnownBuyer, lockBuyer } from './buyer.ts'
import { type CheckedSale, checkSale } from './check-sale.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { findCoveredOrder, isOpenUnder, isOver, isUnfinishedOf } from './earlier-orders.ts'
import { findSaleTerms, readSaleConditions } from './find-sale-terms.ts'
import { limitHold } from './limit-hold.ts'
import { readCheckoutCart } from './read-checkout-cart.ts'
import { switchPayment } from './switch-payment.ts'
import { type NewOrder, newOrder, writeOrder } from './write-order.ts'

interface Placing {
  readonly fresh: NewOrder
  readonly sale: CheckedSale
  readonly earlier: OrderRow | undefined
  readonly requestedSlot: DeliverySlot | null
  readonly receiverCpf: string | null
  readonly now: Date
}

interface OpenedOrder {
  readonly order: OrderRow
  readonly buyer: KnownBuyer
  readonly replaced: OrderRow | null
}

export async function openOrder(
  shop: Shop,
  tx: Transaction,
  request: CheckoutRequest,
): Promise<Ok<OpenedOrder> | CheckoutRefusal> {
  const { userId } = request
  // Lock before reading the cart: a concurrent settlement may empty it, and the customer would be charged
  // twice.
  const buyer = await lockBuyer(tx, userId)
  const unfinished = await lockOrders(tx, isUnfinishedOf(userId))
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
  if (earlier && isSame) return resumeOrder(tx, earlier, { request, sale, now })

  const { mostHeldUnits } = agreed.value
  const fresh = limitHold(newOrder(shop, request, sale, now), sale.items, {
    past: conditions.past,
    mostHeldUnits,
  })
  if (!fresh.ok) return fresh
  const placed = await placeOrder(shop, tx, {
    fresh: fresh.value,
    sale,
    earlier,
    requestedSlot: request.slot ?? null,
    receiverCpf: request.customer.receiverCpf ?? null,
    now,
  })
  return placed.ok ? ok({ ...placed.value, buyer }) : placed
}

/**
 * The cart has nothing left to buy. A retry after a lost response is directed to the order of the first
 * request.
 */
async function refuseWithoutCart(
  tx: Transaction,
  request: CheckoutRequest,
  now: Date,
): Promise<CheckoutRefusal> {
  if (request.cartItems.length === 0) return refuse('cart-empty')
  const coveredOrder = await findCoveredOrder(tx, request, now)
  return coveredOrder ? refuse('already-paid', { sessionId: coveredOrder.sessionId }) : refuse('cart-changed')
}

/** In a repeated attempt, only recipient and slot may differ. */
async function resumeOrder(
  tx: Transaction,
  existing: OrderRow,
  { request, sale, now }: { request: CheckoutRequest; sale: CheckedSale; now: Date },
): Promise<Ok<OpenedOrder> | CheckoutRefusal> {
  const { terms, discount, buyer, freight } = sale
  if (isCovered(existing)) return ok({ order: existing, buyer, replaced: null })
  const isOpen = isOpenUnder(existing, { method: terms.method, discount })
  const order = isOpen ? existing : await switchPayment(tx, existing, { terms, now })
  const { customer, slot: wantedSlot } = request
  const { constraints } = freight
  const isClosed = order.promisedDay !== null && closedOn(constraints.schedule, order.promisedDay) !== null
  const changesSlot =
    !freight.parcel && (isClosed || (wantedSlot && !isSameSlot(heldSlot(order), wantedSlot)))
  const slot = changesSlot
    ? await takeSlot(tx, { constraints, requestedSlot: wantedSlot ?? null, from: order })
    : null
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

/** Reserves units, slot, coupon and voucher, always in this order to avoid deadlocks. */
async function placeOrder(
  shop: Shop,
  tx: Transaction,
  { fresh, sale, earlier, requestedSlot, receiverCpf, now }: Placing,
): Promise<Ok<{ order: OrderRow; replaced: OrderRow | null }> | CheckoutRefusal> {
  const { items, coupon, gift, voucher } = sale
  const moves: StockMove[] = [{ orderId: fresh.id, reason: 'hold', lines: items }]
  if (earlier) {
    moves.unshift({
      orderId: earlier.id,
      reason: 'release',
      lines: listHeldUnits(await listOrderItems(tx, earlier.id)),
    })
  }
  const moved = await moveStock(tx, moves, now)
  if (!moved.ok) return moved
  const promise = await promiseFor(tx, sale.freight, { requestedSlot, from: earlier })
  if (!promise.ok) return promise
  const isTaken = await moveCouponUse(tx, { from: earlier, to: coupon?.coupon.id ?? null, now })
  if (coupon && !isTaken) return refuse('coupon-gone', { label: coupon.coupon.label })

  const replaced = earlier ? await giveWay(shop, tx, earlier, now) : null
  const order = await writeOrder(tx, { ...fresh, ...promise.value }, { lines: items, coupon })
  if (gift) await writeOrderGift(tx, order.id, gift, sale.freight.parcel ? receiverCpf : null)
  const isSpent = !voucher || (await spendVoucher(tx, { voucherId: voucher.id, order, now }))
  if (!isSpent) return refuse('voucher-changed')
  // An order covered by its voucher waits for the replaced order's payment to be closed, because that
  // payment could still succeed.
  const isSettled = isCovered(order) && replaced?.pendingProviderAction !== 'cancel'
  return ok({ order: isSettled ? await settlePaid(shop, tx, order) : order, replaced })
}

async function promiseFor(
  tx: Transaction,
  { constraints, parcel }: CheckoutFreight,
  { requestedSlot, from }: { requestedSlot: DeliverySlot | null; from: OrderRow | undefined },
) {
  if (parcel) {
    if (from) await freePlace(tx, from)
    return ok(parcelColumns(parcel.offer))
  }
  const slot = await takeSlot(tx, { constraints, requestedSlot: requestedSlot, from })
  return slot.ok ? ok(promiseColumns(slot.value, constraints)) : slot
}

/** The voucher pays for everything, so no provider payment is opened. */
export const isCovered = ({ paymentProvider }: { paymentProvider: string }) => paymentProvider === 'voucher'

/** Closes the earlier order, whose units and slot were already transferred to the new one. */
function giveWay(shop: Shop, tx: Transaction, earlier: OrderRow, now: Date): Promise<OrderRow> {
  const reason = isOver(earlier, now) ? 'expired' : 'replaced'
  return closeOpenOrder(shop, tx, { ...earlier, placeHeld: false }, { reason, owesCancel: true, now })
}

import { and, asc, desc, eq, exists, gte, isNotNull, or } from 'drizzle-orm'
import { groupByKit } from '#catalogue/kits/domain/sold-kit.ts'
import { type CartLine, isSameCart } from '#checkout/purchase/domain/check-cart.ts'
import { hasCodeEnded, isTooLateToOpen } from '#orders/domain/hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { itemsOf, type OrderItemRow, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { voucherEntries } from '#orders/vouchers/schema.ts'
import type { ProviderUnavailable } from '#payments/providers/port.ts'
import { findAttempt } from '#payments/use-cases/payment-attempts.ts'
import { runProviderAction, settlePayment } from '#payments/use-cases/settle-payment.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/**
 * The orders of the customer’s carts whose payment somebody could still make: the open one, and those that are closed here but
 * not there.
 */
export function lockUnfinishedOrders(tx: Transaction, userId: string): Promise<OrderRow[]> {
  const maybePaid = or(isNotNull(orders.holdExpiresAt), eq(orders.pendingProviderAction, 'cancel'))
  return (
    tx
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.origin, 'site'), maybePaid))
      // A late payment of a replaced order locks the order that took its place after itself: the older first, here too.
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .for('update')
  )
}

/** Before the provider has answered with a reference, nobody was given the means to pay. */
export const mayBePaid = ({ paymentReference }: OrderRow) => paymentReference !== null

/** Its time to be paid has run out. */
export function isOver({ holdExpiresAt, paymentReference, paymentMethod }: OrderRow, now: Date): boolean {
  if (holdExpiresAt === null) return false
  const isUnopened = paymentReference === null
  return holdExpiresAt <= now || (isUnopened && isTooLateToOpen(paymentMethod, holdExpiresAt, now))
}

/** True when the order's payment is the one the customer wants now, can still be made, and nobody has begun to close it. */
export async function isOpenUnder(
  tx: Transaction,
  order: OrderRow,
  { method, discount }: { method: PaymentMethod; discount: Centavos },
): Promise<boolean> {
  if (order.paymentMethod !== method || order.pixDiscountAmount !== discount) return false
  if (order.paymentReference === null) return true
  if (hasCodeEnded(order)) return false
  const attempt = await findAttempt(tx, {
    provider: order.paymentProvider,
    reference: order.paymentReference,
  })
  return attempt?.closedAt == null
}

/** As long as the answers of other presses are known. */
const KNOWN_HOURS = 24

/** The order that this voucher and these very things have made: its answer was lost, and the cart is empty since. */
export async function findCoveredOrder(
  tx: Transaction,
  { userId, voucherId, cartItems: seen }: Pick<CheckoutRequest, 'userId' | 'voucherId' | 'cartItems'>,
  now: Date,
): Promise<OrderRow | null> {
  if (!voucherId) return null
  const spent = tx
    .select({ id: voucherEntries.id })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.orderId, orders.id), eq(voucherEntries.voucherId, voucherId)))
  const isOwn = and(eq(orders.userId, userId), eq(orders.paymentProvider, 'voucher'), exists(spent))
  const isRecent = gte(orders.createdAt, new Date(now.getTime() - KNOWN_HOURS * 3_600_000))
  const [last] = await tx
    .select()
    .from(orders)
    .where(and(isOwn, isRecent, eq(orders.paymentStatus, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last && isSameCart(seen, linesOf(await itemsOf(tx, last.id))) ? last : null
}

/** The cart that became these items. */
function linesOf(items: readonly OrderItemRow[]): CartLine[] {
  return groupByKit(items).flatMap(({ kit, items: parts }) =>
    kit
      ? { ...kit, variantId: null }
      : parts.map(({ productId, variantId, quantity }) => ({
          productId: productId ?? '',
          variantId,
          quantity,
        })),
  )
}

/**
 * Finds out whether a customer who starts to buy has already paid an earlier order whose report never arrived: the
 * webhook is late, or the shop was closed for longer than the hold.
 */
export async function settleEarlierPayment(
  shop: Shop,
  order: OrderRow,
): Promise<Ok<{ isBought: boolean }> | ProviderUnavailable> {
  const answer =
    order.pendingProviderAction === 'cancel'
      ? await runProviderAction(shop, order.id)
      : await retrieveAndSettle(shop, order)
  if (!answer.ok && answer.code === 'provider-unavailable') return refuse('provider-unavailable')
  const [now] = await shop.db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, order.id))
  return ok({ isBought: now?.paymentStatus === 'paid' && now.status !== 'cancelled' })
}

async function retrieveAndSettle(shop: Shop, { paymentReference }: OrderRow) {
  const payment = await shop.payments.retrievePayment(paymentReference ?? '')
  if (payment.ok) await settlePayment(shop, payment.value)
  return payment
}

import { and, asc, desc, eq, exists, gte, isNotNull, or } from 'drizzle-orm'
import { groupByKit } from '#catalogue/kits/domain/sold-kit.ts'
import { type CartLine, isSameCart } from '#checkout/purchase/domain/check-cart.ts'
import { hasCodeEnded, isTooLateToOpen } from '#orders/domain/hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import {
  listOrderItems,
  type OrderItemRow,
  type OrderRow,
  orderColumns,
} from '#orders/use-cases/order-rows.ts'
import { voucherEntries } from '#orders/vouchers/schema.ts'
import type { PaymentReport, ProviderUnavailable } from '#payments/providers/port.ts'
import { runProviderAction, settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/** Orders that could still be paid: the open one, and those closed here but not yet at the provider. */
export const isUnfinishedOf = (userId: string) =>
  and(
    eq(orders.userId, userId),
    eq(orders.origin, 'site'),
    or(isNotNull(orders.holdExpiresAt), eq(paymentFacts.pendingProviderAction, 'cancel')),
  )

/** Without a provider reference, the customer never received a way to pay. */
const mayBePaid = ({ paymentReference }: OrderRow) => paymentReference !== null

export function isOver({ holdExpiresAt, paymentReference, paymentMethod }: OrderRow, now: Date): boolean {
  if (holdExpiresAt === null) return false
  const isUnopened = paymentReference === null
  return holdExpiresAt <= now || (isUnopened && isTooLateToOpen(paymentMethod, holdExpiresAt, now))
}

/** True if the payment matches the current choice, can still be made, and is not being closed. */
export function isOpenUnder(
  order: OrderRow,
  { method, discount }: { method: PaymentMethod; discount: Centavos },
): boolean {
  if (order.paymentMethod !== method || order.pixDiscountAmount !== discount) return false
  if (order.paymentReference === null) return true
  return !hasCodeEnded(order) && order.paymentClosedBy === null
}

/** Matches the lifetime of stored responses to repeated requests. */
const KNOWN_HOURS = 24

/** Finds the order of an earlier identical submission whose response was lost. The cart is empty by then. */
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
  const isOwn = and(eq(orders.userId, userId), eq(paymentFacts.paymentProvider, 'voucher'), exists(spent))
  const isRecent = gte(orders.createdAt, new Date(now.getTime() - KNOWN_HOURS * 3_600_000))
  const [last] = await tx
    .select(orderColumns)
    .from(orders)
    .where(and(isOwn, isRecent, eq(orders.paymentStatus, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last && isSameCart(seen, toCartLines(await listOrderItems(tx, last.id))) ? last : null
}

function toCartLines(items: readonly OrderItemRow[]): CartLine[] {
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

/** Earlier orders may have been paid without a webhook arriving; the provider is asked before a new one is opened. */
export async function settleEarlierPayments(
  shop: Shop,
  userId: string,
): Promise<Ok<undefined> | ProviderUnavailable | Refusal<'already-paid', { sessionId: string }>> {
  const unfinished = await prepared(shop.db)
    .select(orderColumns)
    .from(orders)
    .where(isUnfinishedOf(userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  for (const order of unfinished) {
    const settled = mayBePaid(order) ? await settleEarlierPayment(shop, order) : null
    if (settled?.ok === false) return settled
    if (settled?.value.isBought) return refuse('already-paid', { sessionId: order.sessionId })
  }
  return ok()
}

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
  if (payment.ok && !isUnpaid(payment.value)) await settleAndRefund(shop, payment.value)
  return payment
}

/** Nothing has happened to the payment, so there is nothing to settle. */
const isUnpaid = ({ outcome }: PaymentReport) =>
  outcome.status === 'pending' || outcome.status === 'requires_action'

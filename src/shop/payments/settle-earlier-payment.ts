import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import type { ProviderUnavailable } from '#integrations/payments/port.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { runProviderAction } from './run-provider-action.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Finds out whether a customer who starts to buy has already paid an earlier order whose report never arrived: the
 * webhook is late, or the shop was closed for longer than the hold.
 */
export async function settleEarlierPayment(
  shop: Shop,
  order: OrderRow,
): Promise<Ok<{ isBought: boolean }> | ProviderUnavailable> {
  const asked =
    order.pendingProviderAction === 'cancel'
      ? await runProviderAction(shop, order.id)
      : await retrieveAndSettle(shop, order)
  if (!asked.ok && asked.code === 'provider-unavailable') return refuse('provider-unavailable')
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

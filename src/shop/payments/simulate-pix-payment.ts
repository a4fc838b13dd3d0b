import { orders } from '#database/schema/orders.ts'
import { ok, refuse } from '#domain/result.ts'
import type { SimulatedPix } from '#integrations/payments/port.ts'
import { isOrderOf, type OrderAccess } from '#shop/orders/link/order-access.ts'
import type { Shop } from '#shop/shop.ts'

/**
 * 'Simular pagamento': the test provider's bank pays the code of an order. On one's own machine only,
 * and only where no real money is taken.
 */
export async function simulatePixPayment(
  shop: Shop,
  { how, ...access }: OrderAccess & { how?: SimulatedPix },
) {
  const bank = shop.payments.testPix
  if (!bank || !shop.config.isLocalSite) return refuse('no-test-pix')
  const [order] = await shop.db
    .select({ reference: orders.paymentReference, provider: orders.paymentProvider })
    .from(orders)
    .where(isOrderOf(access))
  if (order?.provider !== 'offline' || !order.reference) return refuse('order-not-found')
  const paid = await bank.simulatePix(order.reference, how)
  return paid.ok ? ok() : paid
}

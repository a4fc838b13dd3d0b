import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function loadOrderForSuccessPage(
  shop: Shop,
  { userId, sessionId }: { userId: string | null; sessionId: string | null },
) {
  if (!userId || !sessionId) return refuse('session-invalid')
  const order = await getPaymentStatus(shop, { userId, sessionId, asksProvider: false })
  if (order.ok && order.value.payUntil && order.value.paymentMethod === 'pix')
    return refuse('awaits-pix', { orderNumber: order.value.orderNumber })
  if (order.ok && order.value.paymentStatus === 'failed' && order.value.payUntil)
    return refuse('payment-failed')
  return order
}

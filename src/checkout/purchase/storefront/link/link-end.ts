import type { OrderLinkEnd } from '#checkout/purchase/copy/order-link.ts'
import type { LinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'

interface Circumstances {
  /** True if the order waits for payment, or if its status is unknown because the provider is unavailable. */
  isWaiting: boolean
  takes: Readonly<Record<PaymentMethod, PaymentProvider | null>>
}

export function linkEnd(
  {
    status,
    paymentStatus,
    paymentMethod,
    timeline,
  }: Pick<LinkedOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'timeline'>,
  { isWaiting, takes }: Circumstances,
): OrderLinkEnd | null {
  if (paymentStatus === 'refunded') return 'refunded'
  if (paymentStatus === 'paid') return status === 'cancelled' ? 'returning' : null
  if (isWaiting) return null
  const isExpired = status === 'pending' || timeline.some(({ kind }) => kind === 'expired')
  if (!isExpired) return 'cancelled'
  if (paymentMethod !== 'pix') return 'card'
  return takes.pix === 'pix-key' ? 'own-key' : 'pix'
}

import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { callFunction } from '#web/kit/failures/call-function.ts'
import type { PayingVisitor } from './payment-pages.ts'

interface PaymentAnswer {
  order: {
    payment_status: PaymentStatus
    payment_method: PaymentMethod
    pay_until: string | null
    total_amount: number
  }
}

/** How the order's payment stands; who has its link is told that and nothing else. */
export function askForPayment(
  { orderNumber, sessionId, linkKey }: Pick<PayingVisitor, 'sessionId'> & Partial<PayingVisitor>,
  { asksProvider = true, signal }: { asksProvider?: boolean; signal?: AbortSignal } = {},
) {
  const [name, whose] = linkKey
    ? (['get-linked-payment', { order_number: orderNumber, key: linkKey }] as const)
    : (['get-payment-status', { session_id: sessionId }] as const)
  return callFunction<PaymentAnswer>(name, { ...whose, ask_provider: asksProvider }, { signal })
}

import type { PaymentStatus } from '#orders/domain/order-status.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { callFunction } from '#ui/failures/call-function.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

/** By which an order is named to the shop: the customer's session, or the link of the order. */
export type PayingVisitor = Pick<OpenCheckout, 'orderNumber' | 'sessionId' | 'linkKey'>

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
  {
    asksProvider = true,
    saysPaid = false,
    signal,
  }: { asksProvider?: boolean; saysPaid?: boolean; signal?: AbortSignal } = {},
) {
  const [name, whose] = linkKey
    ? (['get-linked-payment', { order_number: orderNumber, key: linkKey }] as const)
    : (['get-payment-status', { session_id: sessionId }] as const)
  return callFunction<PaymentAnswer>(
    name,
    { ...whose, ask_provider: asksProvider, ...(saysPaid && { says_paid: true }) },
    { signal },
  )
}

/** Soon at first, then at growing intervals: most payments are confirmed within seconds, a few within minutes. */
const WAITS_MS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000]
const MAX_WAIT_MS = 20_000

export const waitBefore = (attempt: number) => WAITS_MS[attempt] ?? MAX_WAIT_MS

/** A payment that is on its way when its answer gets lost arrives within the time of these. */
const ENOUGH_ANSWERS = 4

interface Questions {
  /** Null when the shop was not reached: that says nothing about the payment. */
  ask(): Promise<PaymentStatus | null>
  wait(ms: number): Promise<void>
}

/** The answer to a payment was lost, so the shop is asked what became of it until it is known. */
export async function findPaymentOutcome({ ask, wait }: Questions): Promise<'paid' | 'not-paid'> {
  let answers = 0
  for (let attempt = 0; ; attempt++) {
    await wait(waitBefore(attempt))
    const status = await ask()
    if (status === 'paid' || status === 'refunded') return 'paid'
    if (status !== null) answers += 1
    if (answers === ENOUGH_ANSWERS) return 'not-paid'
  }
}

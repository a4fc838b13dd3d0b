import { pathTo } from '#addresses.ts'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { callPath } from '#ui/failures/call-function.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

/** Identifies the order by the customer's session or by the order link's key. */
export type PayingVisitor = Pick<OpenCheckout, 'orderNumber' | 'sessionId' | 'linkKey'>

interface PaymentAnswer {
  order: {
    payment_status: PaymentStatus
    payment_method: PaymentMethod
    pay_until: string | null
    total_amount: number
  }
}

export function askForPayment(
  { orderNumber, sessionId, linkKey }: Pick<PayingVisitor, 'sessionId'> & Partial<PayingVisitor>,
  {
    asksProvider = true,
    saysPaid = false,
    signal,
  }: { asksProvider?: boolean; saysPaid?: boolean; signal?: AbortSignal } = {},
) {
  const [path, whose] = linkKey
    ? ([pathTo('linkedPayment'), { order_number: orderNumber, key: linkKey }] as const)
    : ([pathTo('functions', { name: 'get-payment-status' }), { session_id: sessionId }] as const)
  return callPath<PaymentAnswer>(
    path,
    { ...whose, ask_provider: asksProvider, ...(saysPaid && { says_paid: true }) },
    { signal },
  )
}

/** Most payments are confirmed within seconds, a few within minutes. */
const WAITS_MS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000]
const MAX_WAIT_MS = 20_000

export const waitBefore = (attempt: number) => WAITS_MS[attempt] ?? MAX_WAIT_MS

/** If a response was lost, a payment in progress completes within this many checks. */
const ENOUGH_ANSWERS = 4

interface Questions {
  /** Null if the server was unreachable, which proves nothing about the payment. */
  ask(): Promise<PaymentStatus | null>
  wait(ms: number): Promise<void>
}

/** The response to a payment was lost, so this polls until the outcome is known. */
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

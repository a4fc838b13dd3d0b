import { orderToasts } from '#copy/admin/orders/order-details.ts'
import { orderRefusals, reopenRefusal } from '#copy/orders/orders.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { refusedWith } from '../answers.server.ts'

type Refused =
  | { code: keyof typeof orderRefusals }
  | { code: 'out-of-stock'; details: { items: Parameters<typeof reopenRefusal>[0] } }

/** What was tried and why it was refused, in one sentence. */
export function because(failure: string, refusal: Refused): FormAnswer {
  const reason =
    refusal.code === 'out-of-stock' ? reopenRefusal(refusal.details.items) : orderRefusals[refusal.code]
  return refusedWith(orderToasts.because(failure, reason))
}

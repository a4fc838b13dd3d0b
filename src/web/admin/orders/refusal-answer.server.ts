import { orderToasts } from '#copy/admin/orders/order-status.ts'
import { orderRefusals, reopenRefusal } from '#copy/orders/orders.ts'
import { type AdminRequest, refusedWith } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'

type Refused =
  | { code: keyof typeof orderRefusals }
  | { code: 'out-of-stock'; details: { items: Parameters<typeof reopenRefusal>[0] } }

/** What was tried and why it was refused, in one sentence. */
export function refusalSentence(failure: string, refusal: Refused): string {
  const reason =
    refusal.code === 'out-of-stock' ? reopenRefusal(refusal.details.items) : orderRefusals[refusal.code]
  return orderToasts.withReason(failure, reason)
}

export const refusalAnswer = (failure: string, refusal: Refused): FormAnswer =>
  refusedWith(refusalSentence(failure, refusal))

/** The order of the page's address, and who acts on it. */
export const actionOn = ({ params, actor }: AdminRequest) => ({ orderId: params.id ?? '', actor })

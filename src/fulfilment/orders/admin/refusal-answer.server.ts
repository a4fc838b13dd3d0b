import { type AdminRequest, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { orderRefusals, reopenRefusal } from '#orders/copy/orders.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

type Refused =
  | { code: keyof typeof orderRefusals }
  | { code: 'out-of-stock'; details: { items: Parameters<typeof reopenRefusal>[0] } }

export function refusalSentence(failure: string, refusal: Refused): string {
  const reason =
    refusal.code === 'out-of-stock' ? reopenRefusal(refusal.details.items) : orderRefusals[refusal.code]
  return orderToasts.withReason(failure, reason)
}

export const refusalAnswer = (failure: string, refusal: Refused): FormAnswer =>
  refusedWith(refusalSentence(failure, refusal))

export const actionOn = ({ params, actor }: AdminRequest) => ({ orderId: params.id ?? '', actor })

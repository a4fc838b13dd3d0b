import { z } from 'zod'
import { type AdminRequest, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { actionOn, refusalAnswer } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { refundCopy } from '#fulfilment/refunds/admin-copy.ts'
import { recordRefundByHand, refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import type { RefundRequest } from '#orders/domain/plan-refund.ts'
import { formatBrl, parseBrl } from '#platform/domain/money.ts'
import {
  oneOf,
  parseWholeNumber,
  sentAs,
  text,
  textUpTo,
  wholeNumber,
} from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { REFUND_WAYS } from './refund-draft.ts'

const refundSchema = z.object({
  how: oneOf(REFUND_WAYS),
  /** Parallel arrays, one value for each order line. */
  itemId: z.array(text),
  quantity: z.array(text),
  extra: textUpTo(30),
  amount: textUpTo(30),
  restock: sentAs('yes'),
  reason: textUpTo(200),
  /** Refunded total when the form was opened; -1 if invalid. */
  seenRefunded: wholeNumber.pipe(z.number().min(0)).catch(-1),
})
type RefundForm = z.output<typeof refundSchema>

/** The use case refuses the intent that does not fit the payment. */
export const refundIntents = {
  refund: refundIntent({ byHand: false }),
  'record-refund': refundIntent({ byHand: true }),
}

function refundIntent({ byHand }: { byHand: boolean }) {
  return intent({
    schema: refundSchema,
    failed: orderToasts.refundFailed,
    proof: true,
    inSteps: true,
    answer: (sent, request) => refund(sent, byHand, request),
  })
}

async function refund(
  sentRefundForm: RefundForm,
  byHand: boolean,
  request: AdminRequest,
): Promise<FormAnswer<{ field: string }>> {
  const { how, restock, reason, seenRefunded } = sentRefundForm
  if (reason.trim() === '') return { ...refusedWith(refundCopy.reasonMissing), field: 'reason' }
  const part = { request: requestFrom(sentRefundForm), restock, reason, seenRefunded }
  const refunded = await (byHand ? recordRefundByHand : refundPartOfOrder)(request.shop, {
    ...actionOn(request),
    part,
  })
  if (!refunded.ok) {
    const isAmount = refunded.code === 'refund-no-amount' || refunded.code === 'refund-too-much'
    const field = isAmount && how !== 'all' ? (how === 'lines' ? 'extra' : 'amount') : undefined
    return { ...refusalAnswer(orderToasts.refundFailed, refunded), field }
  }
  const { isMailed, refunded: outcome } = refunded.value
  const amount = formatBrl(refunded.value.amount)
  const { outcomes } = refundCopy
  const sentence = (byHand ? outcomes.recorded : outcomes.now)(amount, isMailed)
  return done({
    title: orderToasts.refunded,
    text: outcome === 'now' ? sentence : outcomes[outcome](isMailed),
  })
}

function requestFrom({ how, amount, extra, itemId, quantity }: RefundForm): RefundRequest {
  if (how === 'all') return 'rest'
  if (how !== 'lines') return { amount: parseBrl(amount) ?? 0 }
  const lines = itemId
    .map((id, at) => ({ itemId: id, quantity: parseWholeNumber(quantity[at] || '0') }))
    .filter((line) => line.quantity !== 0)
  return { lines, extra: extra.trim() === '' ? 0 : (parseBrl(extra) ?? -1) }
}

import { z } from 'zod'
import { orderToasts } from '#copy/admin/orders/order-status.ts'
import { refundCopy } from '#copy/admin/orders/refund.ts'
import { formatBrl, parseBrl } from '#domain/money.ts'
import type { RefundRequest } from '#domain/orders/plan-refund.ts'
import { recordRefundByHand, refundPartOfOrder } from '#shop/refunds/refund-part-of-order.ts'
import { type AdminRequest, intent, refusedWith } from '#web/admin/admin-action.server.ts'
import { actionOn, refusalAnswer } from '#web/admin/orders/refusal-answer.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import {
  oneOf,
  sentAs,
  text,
  textUpTo,
  wholeNumber,
  wholeNumberOf,
} from '#web/server/request/form-fields.server.ts'
import { REFUND_WAYS } from './refund-draft.ts'

const refundSchema = z.object({
  how: oneOf(REFUND_WAYS),
  /** One of each for every line of the order. */
  itemId: z.array(text),
  quantity: z.array(text),
  extra: textUpTo(30),
  amount: textUpTo(30),
  restock: sentAs('yes'),
  reason: textUpTo(200),
  /** What had been given back when the owner opened the form; what is no amount was never seen. */
  seenRefunded: wholeNumber.pipe(z.number().min(0)).catch(-1),
})
type RefundForm = z.output<typeof refundSchema>

/** Through the provider, or as the owner's own transfer: the form says which, and the use case refuses the wrong one. */
export const refundIntents = {
  refund: refundIntent({ byHand: false }),
  'record-refund': refundIntent({ byHand: true }),
}

function refundIntent({ byHand }: { byHand: boolean }) {
  return intent({
    schema: refundSchema,
    failed: orderToasts.refundFailed,
    proof: true,
    // It asks the provider.
    inSteps: true,
    answer: (sent, request) => refund(sent, byHand, request),
  })
}

async function refund(sent: RefundForm, byHand: boolean, request: AdminRequest): Promise<FormAnswer> {
  const { restock, reason, seenRefunded } = sent
  if (reason.trim() === '') return refusedWith(refundCopy.reasonMissing)
  const part = { request: requestFrom(sent), restock, reason, seenRefunded }
  const refunded = await (byHand ? recordRefundByHand : refundPartOfOrder)(request.shop, {
    ...actionOn(request),
    part,
  })
  if (!refunded.ok) return refusalAnswer(orderToasts.refundFailed, refunded)
  const { isMailed, refunded: outcome } = refunded.value
  const amount = formatBrl(refunded.value.amount)
  const { outcomes } = refundCopy
  const sentence = (byHand ? outcomes.recorded : outcomes.now)(amount, isMailed)
  return done({
    title: orderToasts.refunded,
    text: outcome === 'now' ? sentence : outcomes[outcome](isMailed),
  })
}

/** What is no number is no amount: the use case refuses it. */
function requestFrom({ how, amount, extra, itemId, quantity }: RefundForm): RefundRequest {
  if (how === 'all') return 'rest'
  if (how !== 'lines') return { amount: parseBrl(amount) ?? 0 }
  const lines = itemId
    .map((id, at) => ({ itemId: id, quantity: wholeNumberOf(quantity[at] || '0') }))
    .filter((line) => line.quantity !== 0)
  return { lines, extra: extra.trim() === '' ? 0 : (parseBrl(extra) ?? -1) }
}

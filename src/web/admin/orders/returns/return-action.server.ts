import { z } from 'zod'
import { orderToasts } from '#copy/admin/orders/order-status.ts'
import { refundCopy } from '#copy/admin/orders/refund.ts'
import { adminReturnCopy as copy } from '#copy/orders/returns.ts'
import { formatBrl } from '#domain/money.ts'
import { declineReturn, exchangeReturn } from '#shop/admin/returns/answer-complaint.ts'
import { arrangeCollection, receiveReturn } from '#shop/admin/returns/arrange-return.ts'
import { refundReturn } from '#shop/admin/returns/refund-return.ts'
import { type AdminRequest, intent } from '#web/admin/admin-action.server.ts'
import { actionOn, refusalAnswer, refusalSentence } from '#web/admin/orders/refusal-answer.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { idText, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'
import { returnLabelIntents } from './return-label-action.server.ts'

/** The owner's answers to what a customer gives back. */
export const returnIntents = {
  ...returnLabelIntents,
  'refund-return': intent({
    schema: z.object({ returnId: idText }),
    failed: orderToasts.refundFailed,
    proof: true,
    // It asks the provider.
    inSteps: true,
    answer: refundAndAnswer,
  }),
  'exchange-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText }),
    run: (sent, request) => exchangeReturn(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.exchanged,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
  }),
  'decline-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, words: textUpTo(1000) }),
    run: (sent, request) => declineReturn(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.declined,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
  }),
  'arrange-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, day: textUpTo(10) }),
    run: (sent, request) => arrangeCollection(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.arranged,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
  }),
  'receive-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, restock: ticked }),
    run: (sent, request) => receiveReturn(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.received,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
  }),
}

async function refundAndAnswer(
  { returnId }: { returnId: string },
  request: AdminRequest,
): Promise<FormAnswer> {
  const given = await refundReturn(request.shop, { ...actionOn(request), returnId })
  if (!given.ok) return refusalAnswer(orderToasts.refundFailed, given)
  const { refunded, isByHand, isMailed } = given.value
  const { outcomes } = refundCopy
  const amount = formatBrl(given.value.amount)
  const said = (isByHand ? outcomes.recorded : outcomes.now)(amount, isMailed)
  return done({
    title: orderToasts.refunded,
    text: refunded === 'now' ? said : outcomes[refunded](isMailed),
  })
}

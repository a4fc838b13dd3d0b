import { z } from 'zod'
import { type AdminRequest, intent } from '#accounts/session/admin/admin-action.server.ts'
import { actionOn, refusalAnswer, refusalSentence } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { refundCopy } from '#fulfilment/refunds/admin-copy.ts'
import { adminReturnCopy as copy } from '#fulfilment/returns/copy.ts'
import { declineReturn, exchangeReturn } from '#fulfilment/returns/use-cases/answer-complaint.ts'
import { arrangeCollection, receiveReturn } from '#fulfilment/returns/use-cases/arrange-return.ts'
import { buyReturnLabel, sendPostingCode } from '#fulfilment/returns/use-cases/label-return.ts'
import { recordRideCost } from '#fulfilment/returns/use-cases/record-ride-cost.ts'
import { refundReturn } from '#fulfilment/returns/use-cases/refund-return.ts'
import {
  postingCopy,
  postingRefusals,
  returnFailureSentence,
} from '#fulfilment/shipping/copy/admin-posting.ts'
import { buyDearerLabel } from '#fulfilment/shipping/use-cases/buy-labels.ts'
import { cancelLabel } from '#fulfilment/shipping/use-cases/cancel-label.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { formatBrl, parseBrl } from '#platform/domain/money.ts'
import { refuse } from '#platform/domain/result.ts'
import { idText, parseWholeNumber, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

type BuyingResult = Awaited<ReturnType<typeof buyReturnLabel>> | Awaited<ReturnType<typeof buyDearerLabel>>
type LabelRefusal =
  | Exclude<BuyingResult, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof sendPostingCode>>, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof cancelLabel>>, { ok: true }>

function describeRefusal(refusal: LabelRefusal): string {
  if (refusal.code === 'return-not-open') return orderRefusals['return-not-open']
  if (refusal.code in postingRefusals) return postingRefusals[refusal.code as keyof typeof postingRefusals]
  return returnFailureSentence({ ...refusal.details, code: refusal.code } as Parameters<
    typeof returnFailureSentence
  >[0])
}

/** The parcel stores the failure, and the page shows the next options. */
function buildAnswer(result: BuyingResult): FormAnswer {
  if (result.ok) return done(copy.done.labelled)
  const isUntried = result.code === 'return-not-open' || result.code in postingRefusals
  if (isUntried) return refused({ title: postingCopy.buyFailed, text: describeRefusal(result) })
  return done({ title: copy.label.none, text: describeRefusal(result), tone: 'destructive' })
}

const returnLabelIntents = {
  'buy-return-label': intent({
    schema: z.object({ returnId: idText }),
    failed: postingCopy.buyFailed,
    // Calls the label service; buying the same label twice is idempotent.
    inSteps: true,
    answer: async (sent, request) =>
      buildAnswer(await buyReturnLabel(request.shop, { ...actionOn(request), ...sent })),
  }),
  'dearer-return-label': intent({
    schema: z.object({ shipmentId: idText, cost: textUpTo(12) }),
    failed: postingCopy.buyFailed,
    inSteps: true,
    async answer({ shipmentId, cost: sent }, { shop, actor }) {
      const cost = parseWholeNumber(sent)
      return buildAnswer(
        cost > 0 ? await buyDearerLabel(shop, { shipmentId, cost, actor }) : refuse('shipment-not-found'),
      )
    },
  }),
  'cancel-return-label': intent({
    schema: z.object({ shipmentId: idText }),
    failed: postingCopy.cancelFailed,
    inSteps: true,
    run: (sent, { shop, actor }) => cancelLabel(shop, { ...sent, actor }),
    done: () => ({ title: postingCopy.done.cancelled.title }),
    refusals: describeRefusal,
  }),
  'return-code': intent({
    schema: z.object({ returnId: idText, code: textUpTo(100) }),
    failed: copy.failed,
    run: (sent, request) => sendPostingCode(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.code,
    refusals: describeRefusal,
    fields: { 'posting-code-missing': 'code' },
  }),
}

export const returnIntents = {
  ...returnLabelIntents,
  'refund-return': intent({
    schema: z.object({ returnId: idText }),
    failed: orderToasts.refundFailed,
    proof: true,
    inSteps: true,
    answer: refundAndAnswer,
  }),
  'exchange-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, day: textUpTo(10) }),
    run: (sent, request) => exchangeReturn(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.exchanged,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
    fields: { 'replacement-day-missing': 'day' },
  }),
  'ride-cost': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, cost: textUpTo(12) }),
    run: ({ returnId, cost }, request) =>
      recordRideCost(request.shop, { ...actionOn(request), returnId, cost: parseBrl(cost) ?? -1 }),
    done: () => copy.done.rideCost,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
    fields: { 'invalid-cost': 'cost' },
  }),
  'decline-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, words: textUpTo(1000) }),
    run: (sent, request) => declineReturn(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.declined,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
    fields: { 'answer-missing': 'words' },
  }),
  'arrange-return': intent({
    failed: copy.failed,
    schema: z.object({ returnId: idText, day: textUpTo(10) }),
    run: (sent, request) => arrangeCollection(request.shop, { ...actionOn(request), ...sent }),
    done: () => copy.done.arranged,
    refusals: (refusal) => refusalSentence(copy.failed, refusal),
    fields: { 'collection-day-missing': 'day' },
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
  const refund = await refundReturn(request.shop, { ...actionOn(request), returnId })
  if (!refund.ok) return refusalAnswer(orderToasts.refundFailed, refund)
  const { refunded, isByHand, isMailed } = refund.value
  const { outcomes } = refundCopy
  const amount = formatBrl(refund.value.amount)
  const sentence = (isByHand ? outcomes.recorded : outcomes.now)(amount, isMailed)
  return done({
    title: orderToasts.refunded,
    text: refunded === 'now' ? sentence : outcomes[refunded](isMailed),
  })
}

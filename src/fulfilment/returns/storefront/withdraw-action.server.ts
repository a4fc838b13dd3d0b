import type { FetcherWithComponents } from 'react-router'
import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { withdrawalCopy as copy } from '#fulfilment/returns/copy.ts'
import { cancelReturn } from '#fulfilment/returns/use-cases/cancel-return.ts'
import { withdraw } from '#fulfilment/returns/use-cases/withdraw.ts'
import type { OwnOrder } from '#fulfilment/returns/use-cases/write-return.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import type { ReturnWay } from '#orders/returns/order-return.ts'
import { MAX_REASON_LENGTH, RETURN_WAYS } from '#orders/returns/order-return.ts'
import { answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { oneOf, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { done, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'
import { readQuantities } from './sent-lines.server.ts'

export interface TypedWithdrawal {
  quantities: Readonly<Record<string, number>>
  returnWay: ReturnWay | undefined
  reason: string
  pixKey: string
}

export type WithdrawalAnswer = FormAnswer<{ typed: TypedWithdrawal }>

export type WithdrawFetcher = FetcherWithComponents<WithdrawalAnswer>

export const withdrawalSchema = z.object({
  /** 'ask' is for the selected items, 'cancel' for everything not shipped yet. */
  intent: oneOf(['ask', 'keep', 'cancel']),
  itemId: z.array(text),
  quantity: z.array(text),
  returnWay: oneOf(RETURN_WAYS),
  reason: textUpTo(MAX_REASON_LENGTH),
  pixKey: textUpTo(100),
  seen: textUpTo(36),
})

type WithdrawalForm = z.output<typeof withdrawalSchema>

/** On success the page shows the new state; without JavaScript a refusal returns the input. */
export async function changeWithdrawal(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const form = await readFormData(request)
  const sent = readForm(withdrawalSchema, form)
  const ownOrder = { userId: customerOf(context).userId, orderNumber }
  const answer = await answerFormWhenDone(context, form, () => perform(shop, ownOrder, sent))
  // Another customer's order responds with 404, like a missing one.
  const isMissing = answer === missing
  if (isMissing || (!answer.ok && isDocumentRequest(request)))
    return data({ ...answer, typed: typedIn(sent) }, isMissing ? 404 : 409)
  return sendAnswer(request, shop, answer, pathTo('withdrawOrder', { number: orderNumber }))
}

async function perform(
  shop: Shop,
  ownOrder: OwnOrder,
  sentWithdrawalForm: WithdrawalForm,
): Promise<WithdrawalAnswer> {
  if (sentWithdrawalForm.intent === 'keep') {
    const cancelledReturn = await cancelReturn(shop, ownOrder)
    if (cancelledReturn.ok) return done(copy.done.kept)
    return cancelledReturn.code === 'order-not-found'
      ? missing
      : refused({ title: copy.keepFailed, text: orderRefusals[cancelledReturn.code] })
  }
  const { reason, pixKey, seen } = sentWithdrawalForm
  const lines =
    sentWithdrawalForm.intent === 'cancel'
      ? ('rest' as const)
      : Object.entries(readQuantities(sentWithdrawalForm)).map(([itemId, quantity]) => ({ itemId, quantity }))
  const returnWay = sentWithdrawalForm.intent === 'cancel' ? null : (sentWithdrawalForm.returnWay ?? null)
  const withdrawn = await withdraw(shop, { ...ownOrder, lines, returnWay, reason, pixKey, seen })
  return withdrawn.ok ? done(copy.done[withdrawn.value.outcome]) : failed(withdrawn.code)
}

const typedIn = (sentWithdrawalForm: WithdrawalForm): TypedWithdrawal => ({
  quantities: readQuantities(sentWithdrawalForm),
  returnWay: sentWithdrawalForm.returnWay,
  reason: sentWithdrawalForm.reason,
  pixKey: sentWithdrawalForm.pixKey,
})

const missing = refused({ title: copy.failed, text: orderRefusals['order-not-found'] })

const failed = (code: keyof typeof orderRefusals) =>
  code === 'order-not-found' ? missing : refused({ title: copy.failed, text: orderRefusals[code] })

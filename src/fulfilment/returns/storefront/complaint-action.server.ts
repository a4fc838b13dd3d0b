import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { complaintCopy as copy } from '#fulfilment/returns/copy.ts'
import { reportComplaint } from '#fulfilment/returns/use-cases/report-complaint.ts'
import type { OwnOrder } from '#fulfilment/returns/use-cases/write-return.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import type { ComplaintKind, Remedy } from '#orders/returns/order-return.ts'
import { COMPLAINT_KINDS, MAX_REASON_LENGTH, REMEDIES } from '#orders/returns/order-return.ts'
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

/**
 * Submitted input, to render the form again without JavaScript. Photos are missing, because browsers
 * cannot refill file fields.
 */
export interface TypedComplaint {
  quantities: Readonly<Record<string, number>>
  kind: ComplaintKind | undefined
  remedy: Remedy | undefined
  reason: string
  pixKey: string
}

export type ComplaintAnswer = FormAnswer<{ typed: TypedComplaint }>

export const complaintSchema = z.object({
  kind: oneOf(COMPLAINT_KINDS),
  itemId: z.array(text),
  quantity: z.array(text),
  remedy: oneOf(REMEDIES),
  reason: textUpTo(MAX_REASON_LENGTH),
  pixKey: textUpTo(100),
  seen: textUpTo(36),
  photos: z.array(z.instanceof(File)).max(20),
})

type ComplaintForm = z.output<typeof complaintSchema>

export async function sendComplaint(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const form = await readFormData(request)
  const sent = readForm(complaintSchema, form)
  const ownOrder = { userId: customerOf(context).userId, orderNumber }
  const answer = await answerFormWhenDone(context, form, () => perform(shop, ownOrder, sent))
  // Another customer's order responds with 404, like a missing one.
  const isMissing = answer === missing
  if (isMissing || (!answer.ok && isDocumentRequest(request)))
    return data({ ...answer, typed: typedIn(sent) }, isMissing ? 404 : 409)
  return sendAnswer(request, shop, answer, pathTo('complaint', { number: orderNumber }))
}

async function perform(
  shop: Shop,
  ownOrder: OwnOrder,
  sentComplaintForm: ComplaintForm,
): Promise<ComplaintAnswer> {
  const { kind, remedy = 'exchange', reason, pixKey, seen } = sentComplaintForm
  if (!kind) return failed('complaint-kind-missing')
  const lines = Object.entries(readQuantities(sentComplaintForm)).map(([itemId, quantity]) => ({
    itemId,
    quantity,
  }))
  // Browsers send an empty file if none was chosen.
  const chosenPhotos = sentComplaintForm.photos.filter(({ size }) => size > 0)
  const uploads = await Promise.all(
    chosenPhotos.map(async (photo) => new Uint8Array(await photo.arrayBuffer())),
  )
  const reported = await reportComplaint(shop, {
    ...ownOrder,
    kind,
    remedy,
    lines,
    reason,
    pixKey,
    uploads,
    seen,
  })
  if (!reported.ok) return failed(reported.code)
  return done({ title: copy.done.title, text: copy.done.text(reported.value.unreadable) })
}

const typedIn = (sentComplaintForm: ComplaintForm): TypedComplaint => ({
  quantities: readQuantities(sentComplaintForm),
  kind: sentComplaintForm.kind,
  remedy: sentComplaintForm.remedy,
  reason: sentComplaintForm.reason,
  pixKey: sentComplaintForm.pixKey,
})

const missing = refused({ title: copy.failed, text: orderRefusals['order-not-found'] })

const failed = (code: keyof typeof orderRefusals) =>
  code === 'order-not-found' ? missing : refused({ title: copy.failed, text: orderRefusals[code] })

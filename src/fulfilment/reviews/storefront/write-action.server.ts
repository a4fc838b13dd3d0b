import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { waitingFormCopy } from '#accounts/session/copy/waiting-form.ts'
import { isPostedPage, signInNeeded, storeForm } from '#accounts/session/storefront/access.server.ts'
import { pathTo } from '#addresses.ts'
import { reviewFormCopy as words } from '#fulfilment/reviews/copy/review-form.ts'
import { FELT_INTENSITIES, MAX_REVIEW_PHOTOS, REVIEW_ROOMS } from '#fulfilment/reviews/domain/review.ts'
import type { ReviewProof } from '#fulfilment/reviews/use-cases/find-review-order.ts'
import { orderOfReviewLink } from '#fulfilment/reviews/use-cases/review-links.ts'
import {
  type WrittenReview,
  withdrawReview,
  writeReview,
} from '#fulfilment/reviews/use-cases/write-review.ts'
import { answerForm, readRequestName } from '#platform/http/request/answer-form.server.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { oneOf, text, textUpTo, ticked, wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { imageRefusals } from '#ui/copy/images.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

const file = z.instanceof(File)

export const reviewFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('write'),
    productId: z.uuid(),
    stars: wholeNumber.catch(0),
    room: oneOf(REVIEW_ROOMS),
    intensity: oneOf(FELT_INTENSITIES),
    again: oneOf(['yes', 'no']),
    // Above the real limit, so that a text that is too long is refused rather than cut.
    words: textUpTo(20_000),
    showsName: ticked,
    keptPhotos: z.array(text).max(MAX_REVIEW_PHOTOS),
    photos: z.array(file).max(20),
  }),
  z.object({ intent: z.literal('withdraw'), productId: z.uuid() }),
])
type ReviewFields = z.output<typeof reviewFormSchema>
type WrittenFields = Extract<ReviewFields, { intent: 'write' }>

export type TypedReview = Omit<WrittenFields, 'photos' | 'intent'>
export type ReviewAnswer = FormAnswer<{ next: string; typed: TypedReview }>

type Context = Readonly<RouterContextProvider>

export function readProof(request: Request, orderNumber: string, context: Context): ReviewProof {
  const visitor = visitorOf(context)
  return {
    orderNumber,
    userId: visitor.kind === 'guest' ? null : visitor.userId,
    invitation: new URL(request.url).searchParams.get('convite') ?? '',
  }
}

export async function sendReview(request: Request, orderNumber: string, context: Context) {
  const shop = shopOf(context)
  const proof = readProof(request, orderNumber, context)
  if (!proof.userId && !orderOfReviewLink(shop, proof.invitation)) throw await askToSignIn(request, context)
  const form = await readFormData(request)
  const sent = readForm(reviewFormSchema, form)
  const answer =
    sent.intent === 'write'
      ? await write(shop, { proof, request: readRequestName(context, form) }, sent)
      : await answerForm(context, form, (inside) => withdraw(inside, proof, sent))
  if (!isDocumentRequest(request)) return data(answer, answer.ok ? 200 : 409)
  if (answer.ok && answer.next && answer.toast) return redirectWithFlash(shop, answer.next, answer.toast)
  return data(answer, 409)
}

const askToSignIn = async (request: Request, context: Context) =>
  isPostedPage(request) ? storeForm({ request, context }, waitingFormCopy) : signInNeeded()

async function write(
  shop: Shop,
  { proof, request }: { proof: ReviewProof; request: RequestName },
  { intent: _intent, photos, ...typed }: WrittenFields,
): Promise<ReviewAnswer> {
  // Browsers send an empty file if none was chosen.
  const chosenPhotos = photos.filter(({ size }) => size > 0)
  const review: WrittenReview = {
    proof,
    productId: typed.productId,
    typed: {
      stars: typed.stars,
      room: typed.room ?? null,
      intensity: typed.intensity ?? null,
      wouldBuyAgain: typed.again ? typed.again === 'yes' : null,
      words: typed.words,
    },
    showsName: typed.showsName,
    keptPhotos: typed.keptPhotos,
    uploads: await Promise.all(chosenPhotos.map(async (photo) => new Uint8Array(await photo.arrayBuffer()))),
  }
  const written = await writeReview(shop, review, request)
  const { thanks } = words
  if (written.ok)
    return {
      ...done({ title: thanks.title, text: thanks.text(written.value.candle) }),
      next: buildReviewPath(proof),
    }
  return { ...refusedFor(written.code), typed }
}

async function withdraw(
  shop: Shop,
  proof: ReviewProof,
  { productId }: { productId: string },
): Promise<ReviewAnswer> {
  const withdrawnReview = await withdrawReview(shop, { proof, productId })
  return withdrawnReview.ok
    ? { ...done(words.withdrawn), next: buildReviewPath(proof) }
    : refusedFor(withdrawnReview.code)
}

const buildReviewPath = ({ orderNumber, invitation }: ReviewProof) =>
  pathTo('review', { number: orderNumber }, { convite: invitation || undefined })

const sentences = { ...imageRefusals, ...words.refusals }

const refusedFor = (code: keyof typeof sentences): FormAnswer =>
  refused({ title: words.refusedTitle, text: sentences[code] })

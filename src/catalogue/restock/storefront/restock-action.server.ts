import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { restockAnswers } from '#catalogue/restock/copy/restock-answers.ts'
import { askForNotice } from '#catalogue/restock/use-cases/ask-for-notice.ts'
import { readRequestName } from '#platform/http/request/answer-form.server.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { cameFrom } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'

/** `honeypot` is an invisible field; only bots fill it in. */
export const restockFormSchema = z.object({
  productId: text,
  variantId: text,
  email: textUpTo(300),
  honeypot: text,
})

/** Longer than other tokens, because it contains the sealed email address. */
export const sealedTokenForm = z.object({ token: textUpTo(1_000) })

export type RestockAnswer = FormAnswer<{
  leave: string
}>

type Context = Readonly<RouterContextProvider>

/** Returns data to the script. Without JavaScript, redirects to the product page with a notice. */
export async function takeRestockRequest(request: Request, context: Context) {
  const shop = shopOf(context)
  const back = cameFrom(request, shop.config.siteUrl, pathTo('products'))
  const answer = await ask(await readFormData(request), context)
  return sendAnswer(request, shop, answer, back)
}

async function ask(form: FormData, context: Context): Promise<RestockAnswer> {
  const shop = shopOf(context)
  if (isClosedTo(context)) return refused(restockAnswers['product-not-found']())
  const { productId, variantId, email, honeypot } = readForm(restockFormSchema, form)
  // Bots get the success answer, so that they do not notice the honeypot.
  if (honeypot !== '') return done(restockAnswers['link-mailed'](''))
  const visitor = visitorOf(context)
  const customer = visitor.kind === 'customer' ? visitor : null
  const request = readRequestName(context, form)
  const allowed = await shop.rateLimits.consume('restock-address', requestOf(context).clientAddress)
  const waiting = { productId, variantId: variantId || null, email, customer, request }
  const outcome = allowed.ok ? await askForNotice(shop, waiting) : allowed
  return outcome.ok ? acceptedAnswer(outcome.value) : explained(outcome)
}

type Outcome = Awaited<ReturnType<typeof askForNotice>>
type Accepted = Extract<Outcome, { ok: true }>['value']

function acceptedAnswer(value: Accepted): RestockAnswer {
  const answer = done(restockAnswers[value.state](value.name))
  if (value.state !== 'waiting') return answer
  return { ...answer, leave: pathTo('restockLeave', {}, { token: value.leave }) }
}

function explained(refusal: Exclude<Outcome, { ok: true }>): RestockAnswer {
  switch (refusal.code) {
    case 'too-many':
      return refused(restockAnswers['too-many'](refusal.details.retryAfterSeconds))
    case 'in-stock':
      return { ok: false, toast: restockAnswers['in-stock'](refusal.details.name) }
    case 'email-invalid':
    case 'product-not-found':
      return refused(restockAnswers[refusal.code]())
  }
}

import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#copy/admin/reviews.ts'
import { refuse } from '#domain/result.ts'
import { REVIEW_REFUSAL_REASONS } from '#domain/reviews/review.ts'
import { answerReview, publishReview, refuseReview } from '#shop/admin/reviews/decide-review.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

const seen = { id: z.uuid(), version: seenNumber }

export const reviewDecisionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('publish'), ...seen }),
  z.object({ intent: z.literal('refuse'), ...seen, reason: oneOf(REVIEW_REFUSAL_REASONS) }),
  z.object({ intent: z.literal('answer'), ...seen, answer: textUpTo(20_000) }),
])
type Decision = z.output<typeof reviewDecisionSchema>
export type ReviewIntent = Decision['intent']
type Context = Readonly<RouterContextProvider>

export async function changeReview(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(reviewDecisionSchema, form)
  return answerOrGoBack<FormAnswer>(request, context, {
    failure: refusedWith(words.failed[sent.intent]),
    form,
    run: (context) => run(sent, context),
    list: pathTo('adminReviews'),
  })
}

async function run(sent: Decision, context: Context): Promise<FormAnswer> {
  const decided = await decide(sent, context)
  return decided.ok ? done(words.done[sent.intent]) : refusedWith(words.refusals[decided.code])
}

async function decide(sent: Decision, context: Context) {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  if (sent.intent === 'publish') return publishReview(shop, { actor, ...sent })
  if (sent.intent === 'answer') return answerReview(shop, { actor, ...sent })
  const { reason } = sent
  return reason ? refuseReview(shop, { actor, ...sent, reason }) : refuse('reason-missing')
}

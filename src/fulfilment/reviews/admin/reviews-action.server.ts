import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#fulfilment/reviews/admin-copy.ts'
import { REVIEW_REFUSAL_REASONS } from '#fulfilment/reviews/domain/review.ts'
import { answerReview, publishReview, refuseReview } from '#fulfilment/reviews/use-cases/decide-review.ts'
import { refuse } from '#platform/domain/result.ts'
import { oneOf, seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'

const seen = { id: z.uuid(), version: seenNumber }

export const reviewIntents = {
  publish: intent({
    schema: z.object(seen),
    failed: words.failed.publish,
    run: (sent, { shop, actor }) => publishReview(shop, { actor, ...sent }),
    done: () => words.done.publish,
    refusals: words.refusals,
  }),
  refuse: intent({
    schema: z.object({ ...seen, reason: oneOf(REVIEW_REFUSAL_REASONS) }),
    failed: words.failed.refuse,
    run: async ({ reason, ...sent }, { shop, actor }) =>
      reason ? refuseReview(shop, { actor, ...sent, reason }) : refuse('reason-missing'),
    done: () => words.done.refuse,
    refusals: words.refusals,
    fields: { 'reason-missing': 'reason' },
  }),
  answer: intent({
    schema: z.object({ ...seen, answer: textUpTo(20_000) }),
    failed: words.failed.answer,
    run: (sent, { shop, actor }) => answerReview(shop, { actor, ...sent }),
    done: () => words.done.answer,
    refusals: words.refusals,
    fields: { 'answer-too-long': 'answer' },
  }),
}
export type ReviewIntent = keyof typeof reviewIntents

export const changeReview = adminAction(reviewIntents, { back: pathTo('adminReviews') })

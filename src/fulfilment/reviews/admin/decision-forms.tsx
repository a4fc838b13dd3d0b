import type { ReactNode } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#fulfilment/reviews/admin-copy.ts'
import { refusalReasonLabels } from '#fulfilment/reviews/copy/reviews.ts'
import { MAX_ANSWER_LENGTH, REVIEW_REFUSAL_REASONS } from '#fulfilment/reviews/domain/review.ts'
import type { AdminReview } from '#fulfilment/reviews/use-cases/list-admin-reviews.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { ReviewIntent } from './reviews-action.server.ts'

interface DecisionFormProps {
  review: AdminReview
  intent: ReviewIntent
  children(fetcher: FetcherWithComponents<FormAnswer>): ReactNode
}

/** Sends the version, so that the decision applies to the text that the owner read. */
function DecisionForm({ review, intent, children }: DecisionFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed[intent])
  return (
    <fetcher.Form method="post" action={pathTo('adminReviews')} className="grid g3 managed-review__form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
      {children(fetcher)}
    </fetcher.Form>
  )
}

export function PublishForm({ review, author }: { review: AdminReview; author: string }) {
  const isKept = review.status === 'published'
  const label = (isKept ? words.keepOf : words.publishOf)(author, review.product.name)
  return (
    <DecisionForm review={review} intent="publish">
      {({ state }) => (
        <Button type="submit" small aria-label={label} busy={state !== 'idle'} busyLabel={words.saving}>
          {isKept ? words.keep : words.publish}
        </Button>
      )}
    </DecisionForm>
  )
}

export function RefuseForm({ review }: { review: AdminReview }) {
  const options = [
    { value: '', label: words.chooseReason, disabled: true },
    ...REVIEW_REFUSAL_REASONS.map((value) => ({ value, label: refusalReasonLabels[value] })),
  ]
  return (
    <details className="managed-review__more">
      <summary className="btn btn--ghost btn--s">
        {review.status === 'published' ? words.withdraw : words.refuse}
      </summary>
      <DecisionForm review={review} intent="refuse">
        {({ state }) => (
          <>
            <SelectField
              label={words.reason}
              name="reason"
              required
              defaultValue=""
              options={options}
              hint={words.refuseNotice}
            />
            <Button type="submit" variant="danger" small busy={state !== 'idle'} busyLabel={words.saving}>
              {words.confirmRefusal}
            </Button>
          </>
        )}
      </DecisionForm>
    </details>
  )
}

export function AnswerForm({ review }: { review: AdminReview }) {
  return (
    <details className="managed-review__more">
      <summary className="btn btn--ghost btn--s">{review.answer ? words.changeAnswer : words.answer}</summary>
      <DecisionForm review={review} intent="answer">
        {({ state }) => (
          <>
            <TextAreaField
              label={words.answerLabel}
              hint={words.answerHint}
              name="answer"
              rows={4}
              maxLength={MAX_ANSWER_LENGTH}
              defaultValue={review.answer ?? ''}
            />
            <Button type="submit" small busy={state !== 'idle'} busyLabel={words.saving}>
              {words.saveAnswer}
            </Button>
          </>
        )}
      </DecisionForm>
    </details>
  )
}

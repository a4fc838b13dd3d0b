import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#fulfilment/reviews/admin-copy.ts'
import { refusalReasonLabels } from '#fulfilment/reviews/copy/reviews.ts'
import { MAX_ANSWER_LENGTH, REVIEW_REFUSAL_REASONS } from '#fulfilment/reviews/domain/review.ts'
import type { AdminReview } from '#fulfilment/reviews/use-cases/list-admin-reviews.ts'
import { type AdminAnswer, AdminForm, type AdminFormProps } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import type { ReviewIntent } from './reviews-action.server.ts'

interface DecisionFormProps {
  review: AdminReview
  intent: ReviewIntent
  press: string
  look?: { variant?: 'danger'; 'aria-label'?: string }
  children?: AdminFormProps<AdminAnswer, object>['children']
}

/** Sends the version, so that the decision applies to the text that the owner read. */
function DecisionForm({ review: { id, version }, intent, press, look, children }: DecisionFormProps) {
  return (
    <AdminForm
      action={pathTo('adminReviews')}
      intent={intent}
      hidden={{ id, version }}
      failed={words.failed[intent]}
      className="grid g3 managed-review__form"
      press={press}
      saving={words.saving}
      look={{ ...look, small: true }}
    >
      {children}
    </AdminForm>
  )
}

export function PublishForm({ review, author }: { review: AdminReview; author: string }) {
  const isKept = review.status === 'published'
  const label = (isKept ? words.keepOf : words.publishOf)(author, review.product.name)
  return (
    <DecisionForm
      review={review}
      intent="publish"
      press={isKept ? words.keep : words.publish}
      look={{ 'aria-label': label }}
    />
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
      <DecisionForm review={review} intent="refuse" press={words.confirmRefusal} look={{ variant: 'danger' }}>
        {({ errorOf }) => (
          <SelectField
            label={words.reason}
            name="reason"
            error={errorOf('reason')}
            required
            defaultValue=""
            options={options}
            hint={words.refuseNotice}
          />
        )}
      </DecisionForm>
    </details>
  )
}

export function AnswerForm({ review }: { review: AdminReview }) {
  return (
    <details className="managed-review__more">
      <summary className="btn btn--ghost btn--s">{review.answer ? words.changeAnswer : words.answer}</summary>
      <DecisionForm review={review} intent="answer" press={words.saveAnswer}>
        {({ errorOf }) => (
          <TextAreaField
            label={words.answerLabel}
            hint={words.answerHint}
            name="answer"
            error={errorOf('answer')}
            rows={4}
            maxLength={MAX_ANSWER_LENGTH}
            defaultValue={review.answer ?? ''}
          />
        )}
      </DecisionForm>
    </details>
  )
}

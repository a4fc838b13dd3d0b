import { useEffect, useEffectEvent, useRef } from 'react'
import { type FetcherWithComponents, useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewFormCopy as words } from '#fulfilment/reviews/copy/review-form.ts'
import { intensityLabels, roomLabels } from '#fulfilment/reviews/copy/reviews.ts'
import { FELT_INTENSITIES, MAX_REVIEW_WORDS, REVIEW_ROOMS } from '#fulfilment/reviews/domain/review.ts'
import type { BoughtCandle, OwnReview } from '#fulfilment/reviews/use-cases/find-review-order.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { failureWords, isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { draftKey } from '#ui/form/drafts.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { useFormDraft } from '#ui/form/use-form-draft.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { PhotoField } from './photo-field.tsx'
import { StarField } from './star-field.tsx'
import type { ReviewAnswer, TypedReview } from './write-action.server.ts'

interface ReviewFormProps {
  order: { orderNumber: string; signature: string | null }
  candle: BoughtCandle
  invitation: string
  sent: ReviewAnswer | undefined
}

export function ReviewForm({ order, candle, invitation, sent }: ReviewFormProps) {
  const fetcher = useFetcher<ReviewAnswer>()
  const action = pathTo(
    'review',
    { number: order.orderNumber },
    { vela: candle.slug, convite: invitation || undefined },
  )
  const form = useRef<HTMLFormElement>(null)
  const account = useRootData()?.visitor
  const draft = useFormDraft(
    form,
    draftKey(
      account?.kind === 'customer' ? account.email : '',
      `review:${order.orderNumber}:${candle.productId}`,
    ),
  )
  const note = useAnswer(fetcher, draft.forget)
  const problem = problemIn(fetcher.data ?? sent)

  return (
    <div className="review-form">
      <div ref={note} tabIndex={-1} className="review-form__note">
        {problem ? <Note tone="danger">{problem}</Note> : <State review={candle.review} />}
      </div>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        onChange={draft.note}
      >
        <input type="hidden" name="intent" value="write" />
        <input type="hidden" name="productId" value={candle.productId} />
        <ReviewFields candle={candle} typed={sent?.typed} signature={order.signature} />
        <Button type="submit" block busy={fetcher.state !== 'idle'} busyLabel={words.sending}>
          {candle.review ? words.sendAgain : words.send}
        </Button>
        <p className="small muted">{words.notice}</p>
      </fetcher.Form>
      <UnsavedGuard
        dirty={draft.isDirty && fetcher.state === 'idle' && !fetcher.data?.ok}
        words={words.unsaved}
        onLeave={draft.forget}
      />
      {candle.review && <Withdraw action={action} productId={candle.productId} />}
    </div>
  )
}

function problemIn(answer: ReviewAnswer | undefined): string | null {
  if (!answer || answer.ok) return null
  if (!isFailedAnswer(answer)) return answer.toast?.text ?? null
  return failureWords(answer, { text: words.failed.write }).text
}

/** After a success opens the next candle. After a refusal focuses the reason and keeps the input. */
function useAnswer(fetcher: FetcherWithComponents<ReviewAnswer>, onSent: () => void) {
  const navigate = useNavigate()
  const note = useRef<HTMLDivElement>(null)
  const { data: answer } = fetcher
  const forgetDraft = useEffectEvent(onSent)
  useEffect(() => {
    if (answer && !answer.ok) note.current?.focus()
    if (!answer?.ok || !answer.next) return
    forgetDraft()
    if (answer.toast) toast(answer.toast)
    navigate(answer.next)
  }, [answer, navigate])
  return note
}

function State({ review }: { review: OwnReview | null }) {
  if (!review) return null
  if (review.status === 'refused' && review.refusalReason)
    return <Note tone="danger">{words.refused(words.reasons[review.refusalReason])}</Note>
  return review.status === 'refused' ? null : <Note tone="success">{words.states[review.status]}</Note>
}

interface ReviewFieldsProps {
  candle: BoughtCandle
  typed: TypedReview | undefined
  signature: string | null
}

function ReviewFields({ candle: { review }, typed, signature }: ReviewFieldsProps) {
  const buysAgain = review?.wouldBuyAgain === null ? undefined : review?.wouldBuyAgain ? 'yes' : 'no'
  return (
    <>
      <StarField chosen={typed?.stars || review?.stars} />
      <RadioGroup
        legend={words.intensity}
        name="intensity"
        look="chips"
        defaultValue={typed?.intensity ?? review?.intensity ?? undefined}
        options={FELT_INTENSITIES.map((value) => ({ value, label: intensityLabels[value] }))}
      />
      <RadioGroup
        legend={words.room}
        name="room"
        look="chips"
        defaultValue={typed?.room ?? review?.room ?? undefined}
        options={REVIEW_ROOMS.map((value) => ({ value, label: roomLabels[value] }))}
      />
      <RadioGroup
        legend={words.again.legend}
        name="again"
        look="chips"
        defaultValue={typed?.again ?? (review ? buysAgain : undefined)}
        options={[
          { value: 'yes', label: words.again.yes },
          { value: 'no', label: words.again.no },
        ]}
      />
      <TextAreaField
        label={words.words.label}
        hint={words.words.hint}
        optional
        name="words"
        rows={5}
        maxLength={MAX_REVIEW_WORDS}
        defaultValue={typed?.words ?? review?.words}
      />
      <PhotoField keptPhotos={review?.photos ?? []} />
      {signature && (
        <div>
          <Checkbox
            name="showsName"
            label={words.showsName.label(signature)}
            defaultChecked={typed?.showsName ?? review?.showsName ?? true}
          />
          <p className="hint">{words.showsName.hint}</p>
        </div>
      )}
    </>
  )
}

function Withdraw({ action, productId }: { action: string; productId: string }) {
  const fetcher = useFetcher<ReviewAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed.withdraw)
  return (
    <fetcher.Form method="post" action={action} className="review-form__withdraw">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="productId" value={productId} />
      <Button
        type="submit"
        variant="ghost"
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={words.withdrawing}
      >
        {words.withdraw}
      </Button>
    </fetcher.Form>
  )
}

import { data, Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reportReasonLabels, reviewsCopy, reportCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import { REPORT_REASONS } from '#fulfilment/reviews/domain/review.ts'
import { findPublishedReview, reportReview } from '#fulfilment/reviews/use-cases/report-review.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { failureWords, isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/report-route'
import { reportFormSchema } from './report-form.server.ts'
import { Stars } from './stars.tsx'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const review = await findPublishedReview(shopOf(context), params)
  return data({ review }, { status: review ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readFormData(request)
  const sent = tryForm(reportFormSchema, form)
  if (!sent) return data({ problem: words.refusals['reason-missing'] }, { status: 400 })
  const { clientAddress } = requestOf(context)
  const report = { id: params.id, reason: sent.reason, clientAddress }
  const reported = await answerForm(context, form, (inside) => reportReview(inside, report))
  if (!reported.ok) return data({ problem: words.refusals[reported.code] }, { status: 409 })
  return redirectWithFlash(shop, pathTo('product', { slug: reported.value.slug }), words.done)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.review === null ? words.gone.title : words.title)
}

export default function ReportReview({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = isFailedAnswer(actionData)
    ? failureWords(actionData, { text: words.failed }).text
    : actionData?.problem
  if (!review) return <Gone />
  const product = pathTo('product', { slug: review.product.slug })
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section report-page">
      <h1>{words.title}</h1>
      <blockquote className="review__answer">
        <p>
          <Stars rating={review.stars} /> <b>{review.authorName ?? reviewsCopy.nameless}</b>,{' '}
          {review.product.name}
        </p>
        {review.words && <p className="review__words">{review.words}</p>}
      </blockquote>
      <Form method="post" className="stack">
        {problem && (
          <Note tone="danger" live>
            {problem}
          </Note>
        )}
        <RadioGroup
          legend={words.ask}
          name="reason"
          options={REPORT_REASONS.map((value) => ({ value, label: reportReasonLabels[value] }))}
        />
        <p className="small muted">{words.text}</p>
        <div className="cluster">
          <Button type="submit" busy={isBusy} busyLabel={words.sending}>
            {words.send}
          </Button>
          <LinkButton to={product} variant="ghost">
            {words.back}
          </LinkButton>
        </div>
      </Form>
    </main>
  )
}

function Gone() {
  const { title, text, action } = words.gone
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={<LinkButton to={pathTo('products')}>{action}</LinkButton>}
      />
    </main>
  )
}

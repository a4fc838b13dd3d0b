import { pathTo } from '#addresses.ts'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { adminReturnCopy as copy } from '#fulfilment/returns/copy.ts'
import { isComplaint, replacementStep } from '#orders/returns/order-return.ts'
import { answerDay } from '#orders/returns/return-rights.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDate, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayAndTime, longDay } from '#ui/copy/calendar.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PromiseForm, ReplacementPanel } from './replacement-panel.tsx'
import { ReturnPosting } from './return-posting.tsx'

type AdminReturn = AdminOrder['returns'][number]

interface ReturnAnswersProps {
  order: AdminOrder
  returned: AdminReturn
}

interface ReturnsPanelProps {
  order: AdminOrder
  now: Date
}

export function ReturnsPanel({ order, now }: ReturnsPanelProps) {
  return order.returns.map((returned) => (
    <article key={returned.id} className="panel return-panel" aria-labelledby={`return-${returned.id}`}>
      <div className="panel__head cluster ends baseline">
        {/* Initial focus of the dialog, instead of its first field. */}
        <h3 id={`return-${returned.id}`} tabIndex={-1} data-autofocus>
          {copy.titles[returned.kind]}
        </h3>
        <span className="small muted">
          {returned.state === 'refunded' && order.isRefundFailed
            ? copy.refundFailed
            : copy.states[returned.state]}
        </span>
      </div>
      <ReturnFacts order={order} returned={returned} now={now} />
      <Photos order={order} returned={returned} />
      <ReturnAnswers order={order} returned={returned} />
      <ReplacementPanel order={order} returned={returned} />
      <ReturnPosting order={order} returned={returned} />
    </article>
  ))
}

function ReturnFacts({ order, returned, now }: ReturnsPanelProps & { returned: AdminReturn }) {
  const { kind, remedy, state, returnWay, reason, pixKey, collectOn, goodsCost, receivedAt, createdAt } =
    returned
  const isReported = isComplaint(kind)
  const lastDay = answerDay(isReported, createdAt)
  const term = longDay(lastDay)
  const facts = [
    describeLines(order, returned),
    copy.asked(dayAndTime(createdAt, now)),
    state === 'asked' && lastDay < isoDay(now) && copy.late(term),
    state === 'asked' &&
      lastDay >= isoDay(now) &&
      (isReported ? copy.answerBy(term) : copy.refundAtOnce(term)),
    isReported && copy.wants[remedy],
    returned.amount === 0 && copy.worthNothing,
    reason && copy.reason(reason),
    state !== 'kept' && (returnWay ? copy.ways[returnWay] : !isReported && copy.nothingToFetch),
    returned.sendOn && copy.promised(longDay(returned.sendOn), replacementStep(returned)),
    returned.sentAt && copy.sentOn(dayAndTime(returned.sentAt, now)),
    returned.sendOn && copy.goodsCost(goodsCost === null ? null : formatBrl(goodsCost)),
    collectOn && copy.collection(longDay(collectOn)),
    receivedAt && copy.received(formatDate(receivedAt), returned.isRestocked),
    pixKey && copy.pixKey(pixKey),
    returned.answer && copy.reason(returned.answer),
  ].filter((fact) => typeof fact === 'string')
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function Photos({ order, returned: { photos } }: { order: AdminOrder; returned: AdminReturn }) {
  if (photos.length === 0) return null
  return (
    <ul className="photos cluster g2 mt3">
      {photos.map((url, place) => {
        const photo = url.replace(/^.*\/|\.webp$/g, '')
        const address = pathTo('adminComplaintPhoto', { id: order.id, photo })
        return (
          <li key={url}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={copy.photo(place + 1)} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function describeLines(order: AdminOrder, { lines }: AdminReturn): string {
  return lines
    .flatMap(({ itemId, quantity }) => {
      const item = order.items.find(({ id }) => id === itemId)
      return item
        ? [`${quantity} × ${[item.name, item.variantName, soldIn(item.kit)].filter(Boolean).join(', ')}`]
        : []
    })
    .join('; ')
}

/** The refund comes first, as the law requires. Other answers are collapsed until it is decided. */
function ReturnAnswers({ order, returned }: ReturnAnswersProps) {
  const { id, state, amount, remedy } = returned
  const alternatives = otherAnswers(order, returned)
  const otherForms = alternatives.length > 0 && (
    <OtherAnswers order={order} returned={returned} intents={alternatives} />
  )
  if (state !== 'asked') return <div className="cluster return-panel__answers mt4">{otherForms}</div>
  return (
    <>
      <div className="cluster return-panel__answers mt4">
        {isComplaint(returned.kind) && (
          <PromiseForm order={order} returned={returned} isQuiet={remedy === 'refund'} />
        )}
        {amount > 0 && (
          <AnswerForm
            order={order}
            returnId={id}
            intent="refund-return"
            label={order.recordsRefund ? copy.recorded(formatBrl(amount)) : copy.refund(formatBrl(amount))}
            isQuiet={remedy === 'exchange'}
          />
        )}
      </div>
      {otherForms && (
        <details className="fold">
          <summary>{copy.others}</summary>
          <div className="cluster return-panel__answers mt4">{otherForms}</div>
        </details>
      )}
    </>
  )
}

type OtherAnswer = 'decline-return' | 'arrange-return' | 'receive-return'

function otherAnswers(
  { deliveryWay }: AdminOrder,
  { kind, state, returnWay, receivedAt }: AdminReturn,
): OtherAnswer[] {
  const isPosted = deliveryWay === 'carrier'
  const isReported = isComplaint(kind)
  const isWithCustomer =
    (returnWay !== null || isReported) && !receivedAt && state !== 'kept' && state !== 'declined'
  return [
    ...(state === 'asked' && isReported ? (['decline-return'] as const) : []),
    ...(isWithCustomer && !isPosted && returnWay !== 'workshop' ? (['arrange-return'] as const) : []),
    ...(isWithCustomer && (returnWay || isPosted) ? (['receive-return'] as const) : []),
  ]
}

function OtherAnswers({
  order,
  returned: { id, collectOn },
  intents,
}: ReturnAnswersProps & { intents: readonly OtherAnswer[] }) {
  const form = { order, returnId: id, isQuiet: true }
  return (
    <>
      {intents.includes('decline-return') && (
        <AnswerForm {...form} intent="decline-return" label={copy.decline}>
          {({ errorOf }) => (
            <TextAreaField
              label={copy.declineWords}
              name="words"
              error={errorOf('words')}
              rows={2}
              required
              maxLength={1000}
            />
          )}
        </AnswerForm>
      )}
      {intents.includes('arrange-return') && (
        <AnswerForm {...form} intent="arrange-return" label={copy.arrange}>
          {({ input }) => (
            <TextField
              label={copy.collectOn}
              {...input('day')}
              type="date"
              required
              defaultValue={collectOn ?? undefined}
            />
          )}
        </AnswerForm>
      )}
      {intents.includes('receive-return') && (
        <AnswerForm {...form} intent="receive-return" label={copy.receive}>
          <Checkbox name="restock" label={copy.restock} />
        </AnswerForm>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import {
  complaintCopy,
  returnStatusCopy as copy,
  returnFormCopy,
  withdrawalCopy,
} from '#fulfilment/returns/copy.ts'
import type { OwnReturn, ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { replacementDay } from '#orders/copy/replacements.ts'
import { isComplaint } from '#orders/returns/order-return.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { longDay } from '#ui/copy/calendar.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { ArrowLink, TextButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface ReturnStatusProps {
  order: CustomerOrder
  returned: OwnReturn
  isToKey: boolean
  isRefundFailed: boolean
}

interface ReturnPageProps {
  title: string
  page: ReturnsOfOrder
  refusal: FormAnswer['toast'] | null
  children: ReactNode
}

export function ReturnPage({ title, page, refusal, children }: ReturnPageProps) {
  const { orderNumber } = page.order
  const order = pathTo('order', { number: orderNumber })
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: orderNumber, to: order },
    { label: title },
  ]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap return-page page-end">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
        </div>
        <div className="stack">
          {refusal && (
            <Note tone="danger" live>
              <b>{refusal.title}</b> {refusal.text}
            </Note>
          )}
          {page.returns.map((returned) => (
            <ReturnStatus
              key={returned.id}
              order={page.order}
              returned={returned}
              isToKey={page.asksForPixKey}
              isRefundFailed={page.isRefundFailed}
            />
          ))}
          {children}
        </div>
        <p className="mt5">
          <ArrowLink to={order} back>
            {returnFormCopy.goBack}
          </ArrowLink>
        </p>
      </div>
    </main>
  )
}

function ReturnStatus({ order, returned, isToKey, isRefundFailed }: ReturnStatusProps) {
  const { orderNumber } = order
  const { id, kind, state, createdAt } = returned
  const canKeep = state === 'asked' && kind !== 'cancellation' && !returned.receivedAt
  return (
    <section className="label-frame return-status grid g3" aria-labelledby={`return-${id}`}>
      <h2 id={`return-${id}`} className="h3size">
        {copy.title(kind, state, isRefundFailed)}
      </h2>
      <ul className="return-status__lines">
        {listCandles(order, returned).map((candle) => (
          <li key={candle}>{candle}</li>
        ))}
      </ul>
      <p className="small muted">{copy.askedOn(formatDate(createdAt))}</p>
      {writeSentences(returned, { order, isToKey, isRefundFailed }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isToBePosted(returned) && returned.posting?.hasLabel && (
        <p>
          <a
            href={pathTo('withdrawOrder', { number: orderNumber }, { etiqueta: id })}
            target="_blank"
            rel="noreferrer"
          >
            {copy.posting.print}
          </a>
        </p>
      )}
      {returned.photos.length > 0 && (
        <ul className="photos cluster">
          {returned.photos.map((photo, place) => (
            <li key={photo}>
              <img
                src={pathTo('complaintPhoto', { number: orderNumber, photo })}
                alt={complaintCopy.photo(place + 1)}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      {canKeep && <KeepForm orderNumber={orderNumber} />}
    </section>
  )
}

const isToBePosted = ({ state, receivedAt }: OwnReturn) =>
  !receivedAt && state !== 'kept' && state !== 'declined'

function listCandles({ items }: CustomerOrder, { lines }: OwnReturn): string[] {
  return lines.flatMap(({ itemId, quantity }) => {
    const soldItem = items.find(({ id }) => id === itemId)
    return soldItem
      ? [
          `${quantity} × ${[soldItem.name, soldItem.variantName, soldIn(soldItem.kit)].filter(Boolean).join(', ')}`,
        ]
      : []
  })
}

function writeSentences(
  { kind, state, amount, endedAt, answer, ...goods }: OwnReturn,
  {
    order: { deliveryWay },
    isToKey,
    isRefundFailed,
  }: Pick<ReturnStatusProps, 'order' | 'isToKey' | 'isRefundFailed'>,
) {
  const sentences: string[] = []
  if (state === 'asked' && isComplaint(kind)) sentences.push(copy.answerIn(goods.photos.length > 0))
  else if (state === 'asked') {
    sentences.push(copy.willReceive(formatBrl(amount)))
    if (isToKey) sentences.push(copy.toKey)
  }
  if (state === 'refunded' && isRefundFailed) sentences.push(copy.refundFailed(formatBrl(amount)))
  else if (state === 'refunded' && endedAt)
    sentences.push(copy.refunded(formatBrl(amount), formatDate(endedAt)))
  if (state === 'exchanged') sentences.push(replacementSentence(goods, deliveryWay))
  if (answer) sentences.push(answer)
  const whereabouts = whereCandlesAre(goods)
  if (whereabouts && state !== 'kept' && state !== 'declined') sentences.push(whereabouts)
  return sentences
}

function replacementSentence(
  { sendOn, sentAt }: Pick<OwnReturn, 'sendOn' | 'sentAt'>,
  deliveryWay: CustomerOrder['deliveryWay'],
): string {
  if (sentAt) return copy.sent(formatDate(sentAt))
  return sendOn ? replacementDay(sendOn, deliveryWay) : copy.exchanged
}

function whereCandlesAre({
  returnWay,
  receivedAt,
  collectOn,
  posting,
}: Pick<OwnReturn, 'returnWay' | 'receivedAt' | 'collectOn' | 'posting'>): string | null {
  if (!returnWay) return null
  if (receivedAt) return copy.received(formatDate(receivedAt))
  if (posting?.hasLabel) return copy.posting.label(posting.code)
  if (posting?.code) return copy.posting.code(posting.code)
  return collectOn ? copy.collection(longDay(collectOn)) : copy.ways[returnWay]
}

function KeepForm({ orderNumber }: { orderNumber: string }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: withdrawalCopy.keepFailed, text: connectionLost })
  return (
    <fetcher.Form
      method="post"
      action={pathTo('withdrawOrder', { number: orderNumber })}
      className="cluster return-status__keep"
    >
      <span className="small muted">{copy.mind}</span>
      <TextButton type="submit" name="intent" value="keep">
        {copy.keep}
      </TextButton>
    </fetcher.Form>
  )
}

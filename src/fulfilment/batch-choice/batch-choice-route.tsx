import { data, Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import type { DeliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { SlotSection } from '#delivery/calendar/storefront/slot-section.tsx'
import { useSlot } from '#delivery/calendar/storefront/use-slot.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { OrderNotFound, orderPageMeta } from '#orders/storefront/order-not-found.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { Route } from './+types/batch-choice-route'
import { choose } from './batch-choice-action.server.ts'
import { batchChoiceCopy as words } from './copy.ts'
import { type BatchChoice, loadBatchChoice } from './load-batch-choice.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const choice = await loadBatchChoice(shopOf(context), { userId, orderNumber: params.number })
  return data({ choice }, { status: choice ? 200 : 404 })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return choose(request, context, params.number)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, words.title, loaderData?.choice)
}

export default function BatchChoicePage({ loaderData: { choice }, actionData }: Route.ComponentProps) {
  useToastAnswer(isFailedAnswer(actionData) ? actionData : undefined, undefined, words.lost)
  if (!choice) return <OrderNotFound />
  const order = pathTo('order', { number: choice.orderNumber })
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: choice.orderNumber, to: order },
    { label: words.title },
  ]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap batch-choice grid page-end">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{words.title}</h1>
        </div>
        {choice.candles.length > 0 ? (
          <Choice choice={choice} />
        ) : (
          <>
            <p className="lead">{words.fine.text}</p>
            <LinkButton to={order}>{words.fine.action}</LinkButton>
          </>
        )}
      </div>
    </main>
  )
}

function Choice({ choice }: { choice: BatchChoice }) {
  return (
    <>
      {choice.candles.map(({ name, problem }) => (
        <p key={name} className="lead">
          {words.why[problem](name)}
        </p>
      ))}
      <p>{words.sorry}</p>
      <OtherDay choice={choice} />
      <Money refund={choice.refund} />
    </>
  )
}

function OtherDay({ choice: { calendar, isPickup, sent } }: { choice: BatchChoice }) {
  const { title, none } = words.day
  if (sent) return <LaterParcel days={sent} />
  return (
    <section className="label-frame" aria-labelledby="outro-dia">
      <h2 id="outro-dia">{isPickup ? title.fetched : title.brought}</h2>
      {calendar ? <DayForm calendar={calendar} isPickup={isPickup} /> : <p>{none}</p>}
    </section>
  )
}

function LaterParcel({ days }: { days: NonNullable<BatchChoice['sent']> }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="label-frame" aria-labelledby="outro-dia">
      <h2 id="outro-dia">{words.day.title.sent}</h2>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="day" />
        <p>{words.day.sent(days.leavesOn, arrivalWords(days.arrives))}</p>
        <Button type="submit" busy={isBusy}>
          {words.day.wait}
        </Button>
      </Form>
    </section>
  )
}

function DayForm({ calendar, isPickup }: { calendar: DeliveryCalendar; isPickup: boolean }) {
  const slot = useSlot(calendar)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="day" />
      <SlotSection
        calendar={calendar}
        slot={slot.value}
        onChange={slot.choose}
        promises={isPickup ? pickupCopy.ready : undefined}
      />
      {slot.value && (
        <Button type="submit" busy={isBusy}>
          {words.day.press}
        </Button>
      )}
    </Form>
  )
}

function Money({ refund: { amount, isWhole } }: Pick<BatchChoice, 'refund'>) {
  const { title, whole, part, press } = words.money
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="label-frame" aria-labelledby="dinheiro">
      <h2 id="dinheiro">{title}</h2>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="money" />
        <p>{(isWhole ? whole : part)(formatBrl(amount))}</p>
        <Button type="submit" variant="ghost" busy={isBusy}>
          {press}
        </Button>
      </Form>
    </section>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

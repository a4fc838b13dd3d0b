import { data, Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { arrivalWords } from '#copy/delivery/delivery-day.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { pourChoiceCopy as words } from '#copy/delivery/pour-choice.ts'
import { orderHistoryCopy } from '#copy/orders/order-history.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar.ts'
import { formatBrl } from '#domain/money.ts'
import { loadPourChoice, type PourChoice } from '#shop/pour-choice/load-pour-choice.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { isFailedAnswer } from '#web/kit/failures/failed-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { SlotSection } from '../delivery/slot-section.tsx'
import { useSlot } from '../delivery/use-slot.ts'
import type { Route } from './+types/pour-choice-route.ts'
import { OrderNotFound, orderPageMeta } from './order-not-found.tsx'
import { OrdersFailure } from './orders-failure.tsx'
import { choose } from './pour-choice-action.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const choice = await loadPourChoice(shopOf(context), { userId, orderNumber: params.number })
  return data({ choice }, { status: choice ? 200 : 404 })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return choose(request, context, params.number)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, words.title, loaderData?.choice)
}

/** Where the e-mail about a failed or late pour leads: another day, or the customer's money. */
export default function PourChoicePage({ loaderData: { choice }, actionData }: Route.ComponentProps) {
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
      <div className="wrap pour-choice">
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

function Choice({ choice }: { choice: PourChoice }) {
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

function OtherDay({ choice: { calendar, isPickup, sent } }: { choice: PourChoice }) {
  const { title, none } = words.day
  if (sent) return <LaterParcel days={sent} />
  return (
    <section className="label-frame" aria-labelledby="outro-dia">
      <h2 id="outro-dia">{isPickup ? title.fetched : title.brought}</h2>
      {calendar ? <DayForm calendar={calendar} isPickup={isPickup} /> : <p>{none}</p>}
    </section>
  )
}

/** A parcel has no shift to choose: it leaves as soon as it can. */
function LaterParcel({ days }: { days: NonNullable<PourChoice['sent']> }) {
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

function Money({ refund: { amount, isWhole } }: Pick<PourChoice, 'refund'>) {
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

import { useState } from 'react'
import { Form, Link, useNavigate, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy, closeDaysCopy as words } from '#copy/admin/calendar.ts'
import { listedSlotWords } from '#copy/delivery/delivery-slot.ts'
import { daysFrom, isIsoDay } from '#domain/calendar.ts'
import { slotValue } from '#domain/delivery/shifts.ts'
import { LONGEST_CALENDAR_NOTE } from '#domain/delivery/workshop-calendar.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type OrderOfClosing, previewClosing } from '#shop/admin/calendar/preview-closing.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/close-route.ts'
import { useCalendarForm } from './use-calendar-form.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: calendarCopy.title, to: pathTo('adminCalendar') }, { label: words.title }],
  loadFailed: calendarCopy.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const today = isoDay(shop.clock.now())
  const parameters = new URL(request.url).searchParams
  const typed = (name: string, otherwise: string) => {
    const day = parameters.get(name) ?? ''
    return isIsoDay(day) && day >= today ? day : otherwise
  }
  const from = typed('de', today)
  const last = typed('ate', from)
  const until = last < from ? from : last
  return { today, from, until, ...(await previewClosing(shop, { from, until })) }
}

export default function CloseDaysPage({ loaderData }: Route.ComponentProps) {
  const { from, until, orders } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="cols">
        <div className="panels">
          <DaysForm key={`${from}:${until}`} {...loaderData} />
          <ClosingForm {...loaderData} />
        </div>
        <div className="panels">
          <section className="panel" aria-labelledby="muda">
            <div className="panel__head">
              <h2 id="muda">{words.effects}</h2>
            </div>
            <ul className="cal__effects">
              {words.effectList({ from, until }).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </section>
          {orders.length > 0 && (
            <section className="panel" aria-labelledby="email">
              <div className="panel__head">
                <h2 id="email">{words.mail}</h2>
              </div>
              <p className="hint">{words.mailText}</p>
            </section>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

/** The days are part of the address: the list below is made by the server, with a script or without. */
function DaysForm({ today, from, until }: Route.ComponentProps['loaderData']) {
  const submit = useSubmit()
  return (
    <section className="panel" aria-labelledby="quando">
      <div className="panel__head">
        <h2 id="quando">{words.when}</h2>
        <span className="muted">{words.days(daysFrom(from, until) + 1)}</span>
      </div>
      <Form
        method="get"
        className="cal__when"
        onChange={({ currentTarget }) => {
          const filled = [...new FormData(currentTarget).values()].every((day) => isIsoDay(String(day)))
          if (filled) submit(currentTarget, { replace: true, preventScrollReset: true })
        }}
      >
        <TextField type="date" label={words.from} name="de" min={today} defaultValue={from} />
        <TextField type="date" label={words.until} name="ate" min={today} defaultValue={until} />
        <noscript>
          <Button type="submit" variant="ghost">
            {words.show}
          </Button>
        </noscript>
      </Form>
    </section>
  )
}

const keepValue = ({ id }: OrderOfClosing) => `${id}|`
const moveValue = ({ id }: OrderOfClosing, slot: OrderOfClosing['choices'][number]) =>
  `${id}|${slotValue(slot)}`

function ClosingForm({ from, until, version, orders }: Route.ComponentProps['loaderData']) {
  const navigate = useNavigate()
  const back = `${pathTo('adminCalendar')}?de=${from}`
  const fetcher = useCalendarForm('calendar-closing', () => navigate(back))
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const moved = orders.filter(({ id, next }) => next !== null && !kept.has(id)).length
  const choose = (id: string, value: string) =>
    setKept(
      (before) => new Set([...before].filter((each) => each !== id).concat(value.endsWith('|') ? id : [])),
    )
  return (
    <fetcher.Form method="post" action={pathTo('adminCalendar')} className="panels">
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="until" value={until} />
      <input type="hidden" name="version" value={version} />
      <section className="panel" aria-labelledby="loja">
        <div className="panel__head">
          <h2 id="loja">{words.kind}</h2>
        </div>
        <RadioGroup
          legend={words.kind}
          legendHidden
          name="kind"
          defaultValue="day-off"
          options={(['day-off', 'vacation'] as const).map((value) => ({
            value,
            label: (
              <>
                <b>{words.kinds[value].label}</b>, {words.kinds[value].hint}
              </>
            ),
          }))}
        />
        <TextField
          label={words.note.label}
          hint={words.note.hint}
          name="note"
          autoComplete="off"
          maxLength={LONGEST_CALENDAR_NOTE}
        />
      </section>
      <section className="panel" aria-labelledby="pedidos">
        <div className="panel__head">
          <h2 id="pedidos">{orders.length === 0 ? words.noPromises : words.promises(orders.length)}</h2>
        </div>
        {orders.length > 0 && <p className="hint">{words.promisesHint}</p>}
        <ul>
          {orders.map((order) => (
            <ClosingOrder
              key={`${order.id}:${order.next ? slotValue(order.next) : ''}`}
              order={order}
              onChoose={(value) => choose(order.id, value)}
            />
          ))}
        </ul>
      </section>
      <div className="form-foot">
        <LinkButton variant="ghost" to={back}>
          {words.leave}
        </LinkButton>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.submitting}>
          {words.submit(moved)}
        </Button>
      </div>
    </fetcher.Form>
  )
}

interface ClosingOrderProps {
  order: OrderOfClosing
  onChoose(value: string): void
}

function ClosingOrder({ order, onChoose }: ClosingOrderProps) {
  const { id, orderNumber, customerName, promise, next, isGift, isPickup, choices } = order
  const keep = { value: keepValue(order), label: isPickup ? words.keepPickup : words.keep }
  const moves = choices.map((slot) => ({
    value: moveValue(order, slot),
    label: words.moveTo(listedSlotWords(slot)),
  }))
  return (
    <li className="cal__move">
      <p>
        <b>{customerName}</b>
        <small>
          {orderNumber}, {listedSlotWords(promise)}
          {isPickup && `, ${words.pickup}`}
        </small>
        {isGift && <small className="cal__warn">{words.gift(next !== null && next.day < promise.day)}</small>}
        {!next && <small className="cal__warn">{words.noDay}</small>}
      </p>
      <SelectField
        label={words.plan(orderNumber)}
        name="plan"
        defaultValue={(next ? moves : [keep])[0]?.value}
        options={[...moves, keep]}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Link className="link" to={pathTo('adminOrder', { id })}>
        <span>{words.open}</span>
      </Link>
    </li>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate, useNavigation, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy, closeDaysCopy as words } from '#copy/admin/calendar.ts'
import { listedSlotWords } from '#copy/delivery/delivery-slot.ts'
import { daysFrom, isIsoDay } from '#domain/calendar.ts'
import { LONGEST_CALENDAR_NOTE } from '#domain/delivery/workshop-calendar.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type OrderOfClosing, previewClosing } from '#shop/admin/calendar/preview-closing.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/close-route.ts'
import { ParcelsOfClosing } from './closed-parcels.tsx'
import { mailsOf, mailsOfParcels, planOf, plansOf } from './closing-plans.ts'
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
  const kind: ClosingKind = parameters.get('tipo') === 'vacation' ? 'vacation' : 'day-off'
  return { today, from, until, kind, ...(await previewClosing(shop, { from, until, kind })) }
}

const KINDS = ['day-off', 'vacation'] as const
type ClosingKind = (typeof KINDS)[number]

export default function CloseDaysPage({ loaderData }: Route.ComponentProps) {
  const { orders } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="cols">
        <div className="panels">
          <DaysForm {...loaderData} />
          <ClosingForm {...loaderData} />
        </div>
        <div className="panels">
          <section className="panel" aria-labelledby="muda">
            <div className="panel__head">
              <h2 id="muda">{words.effects}</h2>
            </div>
            <ul className="cal__effects">
              {words.effectList(loaderData).map((effect) => (
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
function DaysForm({ today, from, until, kind }: Route.ComponentProps['loaderData']) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isLoading = useNavigation().state !== 'idle'
  // The server may have understood other days; the field that the owner types in is left alone.
  const showDays = () => {
    for (const [name, day] of Object.entries({ de: from, ate: until })) {
      const field = form.current?.elements.namedItem(name)
      if (!isLoading && field instanceof HTMLInputElement && field !== document.activeElement)
        field.value = day
    }
  }
  const askForList = () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    const day = (name: string) => String(typed.get(name))
    const isAhead = (name: string) => isIsoDay(day(name)) && day(name) >= today
    const isOther = day('de') !== from || day('ate') !== until || typed.get('tipo') !== kind
    if (isOther && isAhead('de') && isAhead('ate'))
      submit(form.current, { replace: true, preventScrollReset: true })
  }
  const isMounted = useRef(false)
  useEffect(() => {
    // What was chosen before the script came counts as well.
    if (isMounted.current) showDays()
    else askForList()
    isMounted.current = true
  })
  return (
    <Form ref={form} method="get" className="panels" onBlur={showDays} onChange={askForList}>
      <section className="panel" aria-labelledby="quando">
        <div className="panel__head">
          <h2 id="quando">{words.when}</h2>
          <span className="muted">{words.days(daysFrom(from, until) + 1)}</span>
        </div>
        <div className="cal__when">
          <TextField type="date" label={words.from} name="de" min={today} defaultValue={from} />
          <TextField type="date" label={words.until} name="ate" min={today} defaultValue={until} />
        </div>
      </section>
      <section className="panel" aria-labelledby="loja">
        <div className="panel__head">
          <h2 id="loja">{words.kind}</h2>
        </div>
        <RadioGroup
          legend={words.kind}
          legendHidden
          name="tipo"
          defaultValue={kind}
          options={KINDS.map((value) => ({
            value,
            label: (
              <>
                <b>{words.kinds[value].label}</b>, {words.kinds[value].hint}
              </>
            ),
          }))}
        />
        <noscript>
          <Button type="submit" variant="ghost">
            {words.show}
          </Button>
        </noscript>
      </section>
    </Form>
  )
}

function ClosingForm({ from, until, kind, version, orders, parcels }: Route.ComponentProps['loaderData']) {
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const back = `${pathTo('adminCalendar')}?de=${from}`
  const fetcher = useCalendarForm('calendar-closing', () => navigate(back))
  const isClosing = fetcher.state !== 'idle'
  // By order: what the owner chose stays when other days or another kind bring another list.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  return (
    <fetcher.Form method="post" action={pathTo('adminCalendar')} className="panels">
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="until" value={until} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
      <section className="panel">
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
          <h2 id="pedidos">
            {orders.length === 0 ? words.noneIn(parcels.length) : words.promises(orders.length)}
          </h2>
        </div>
        {orders.length > 0 && <p className="hint">{words.promisesHint}</p>}
        <ul>
          {orders.map((order) => (
            <ClosingOrder
              key={order.id}
              order={order}
              plan={planOf(order, chosen[order.id])}
              onChoose={(plan) => setChosen((before) => ({ ...before, [order.id]: plan }))}
            />
          ))}
        </ul>
      </section>
      <ParcelsOfClosing parcels={parcels} />
      <div className="form-foot">
        <LinkButton variant="ghost" to={back}>
          {words.leave}
        </LinkButton>
        <Button
          type="submit"
          busy={isClosing || isLoading}
          busyLabel={isClosing ? words.submitting : undefined}
        >
          {words.submit(mailsOf(orders, chosen) + mailsOfParcels(parcels))}
        </Button>
      </div>
    </fetcher.Form>
  )
}

interface ClosingOrderProps {
  order: OrderOfClosing
  plan: string
  onChoose(plan: string): void
}

function ClosingOrder({ order, plan, onChoose }: ClosingOrderProps) {
  const { id, orderNumber, customerName, promise, next, isGift, isPickup, hasEmail } = order
  const stays = isPickup ? words.keepPickup : words.keep
  return (
    <li className="cal__move">
      <p>
        <b>{customerName}</b>
        <small>
          <Unbroken>{orderNumber}</Unbroken>, {listedSlotWords(promise)}
          {isPickup && `, ${words.pickup}`}
        </small>
        {isGift && <small className="cal__warn">{words.gift(next !== null && next.day < promise.day)}</small>}
        {!hasEmail && <small className="cal__warn">{words.noEmail}</small>}
        {!next && <small className="cal__warn">{words.noDay}</small>}
      </p>
      <SelectField
        label={words.plan(orderNumber)}
        name="plan"
        value={plan}
        options={plansOf(order).map(({ value, slot }) => ({
          value,
          label: slot ? words.moveTo(listedSlotWords(slot)) : stays,
        }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Link className="link" to={pathTo('adminOrder', { id })}>
        <span>{words.open}</span>
      </Link>
    </li>
  )
}

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { closedPromisesCopy } from '#delivery/calendar/copy/admin-closed-promises.ts'
import { listedSlotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import type { OrderToMove } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { loadCalendar } from '#fulfilment/calendar/use-cases/load-calendar.ts'
import { addDays, isIsoDay } from '#platform/domain/calendar.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Job } from '#ui/admin/job.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeCalendar } from './calendar-action.server.ts'
import { CalendarGrid, CalendarLegend } from './calendar-grid.tsx'
import { ClosedParcels } from './closed-parcels.tsx'
import { AgreedPanel, ComingPanel } from './coming-panels.tsx'
import { DayPanel } from './day-panel.tsx'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const readDay = (name: string) => {
    const typed = parameters.get(name) ?? ''
    return isIsoDay(typed) ? typed : null
  }
  return loadCalendar(shopOf(context), { from: readDay('de'), day: readDay('dia') })
}

export const action = changeCalendar

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { today, days, entries, chosen, unit, promised, closedPromises, closedParcels } = loaderData
  const pressed = chosen ? chosen.day : null
  useFocusOnDay(pressed)
  const first = days[0]?.day ?? today
  const last = days.at(-1)?.day ?? today
  const weeksFrom = (day: string) => `${pathTo('adminCalendar')}?de=${day}`
  const buildDayAddress = (day: string) => {
    const shown = day >= first && day <= last ? first : day
    return `${weeksFrom(shown)}&dia=${day}#dia`
  }
  return (
    <AdminPage
      title={words.heading}
      lead={words.lead(promised)}
      actions={<LinkButton to={pathTo('adminCalendarClose')}>{words.close}</LinkButton>}
    >
      <ClosedPromises orders={closedPromises} />
      <ClosedParcels parcels={closedParcels} />
      <div className="grid g5 calx">
        <section className="card calx__m" aria-labelledby="semanas">
          <div className="cluster ends calx__h">
            <h2 id="semanas">{words.weeks(first, last)}</h2>
            <div className="strip g2">
              {first > today && (
                <Link className="link" to={pathTo('adminCalendar')} preventScrollReset>
                  <span>{words.backToToday}</span>
                </Link>
              )}
              <Link
                className="icon-btn icon-btn--line"
                to={weeksFrom(addDays(first, -days.length))}
                aria-label={words.earlier}
                preventScrollReset
              >
                <Icon name="chevron-left" />
              </Link>
              <Link
                className="icon-btn icon-btn--line"
                to={weeksFrom(addDays(first, days.length))}
                aria-label={words.later}
                preventScrollReset
              >
                <Icon name="chevron-right" />
              </Link>
            </div>
          </div>
          <CalendarGrid days={days} today={today} chosen={pressed} unit={unit} addressOf={buildDayAddress} />
          <CalendarLegend />
        </section>
        <div className="panels grid g5">
          {chosen && <DayPanel chosen={chosen} calendar={loaderData} />}
          <ComingPanel days={days} today={today} addressOf={buildDayAddress} />
          <AgreedPanel entries={entries} today={today} addressOf={buildDayAddress} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Moves the focus, so that screen reader users notice the panel that a click opened. */
function useFocusOnDay(day: string | null): void {
  const shown = useRef(day)
  useEffect(() => {
    if (day && shown.current !== day) document.getElementById('dia')?.focus({ preventScroll: true })
    shown.current = day
  }, [day])
}

function ClosedPromises({ orders }: { orders: readonly OrderToMove[] }) {
  if (orders.length === 0) return null
  return (
    <Job
      id="pedidos-em-dias-fechados"
      title={closedPromisesCopy.title}
      summary={closedPromisesCopy.about(orders.length)}
    >
      <AdminForm
        action={pathTo('adminCalendar')}
        intent="move-orders"
        failed={closedPromisesCopy.failed}
        className="stack"
        saving={closedPromisesCopy.moving}
      >
        {({ submit }) => (
          <>
            <ul>
              {orders.map((order) => (
                <li key={order.id} className="concern cluster ends">
                  <span>
                    <Link to={pathTo('adminOrder', { id: order.id })}>
                      <Unbroken>{order.orderNumber}</Unbroken>
                    </Link>{' '}
                    {order.customerName}
                    <small>
                      {listedSlotWords(order.promise)};{' '}
                      {order.next ? closedPromisesCopy.move(order.next) : closedPromisesCopy.noDay}
                      {!order.hasEmail && `; ${closedPromisesCopy.noEmail}`}
                    </small>
                  </span>
                  {order.next &&
                    submit(closedPromisesCopy.moveOne, {
                      name: 'orderId',
                      value: order.id,
                      variant: 'ghost',
                      small: true,
                      'aria-label': closedPromisesCopy.moveOneLabel(order.orderNumber),
                    })}
                </li>
              ))}
            </ul>
            {orders.length > 1 && (
              <div className="job__foot mt4">
                {submit(closedPromisesCopy.moveAll, { name: 'orderId', value: '' })}
              </div>
            )}
            <p className="hint">{closedPromisesCopy.hint}</p>
          </>
        )}
      </AdminForm>
    </Job>
  )
}

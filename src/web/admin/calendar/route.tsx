import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#copy/admin/calendar.ts'
import { addDays, isIsoDay } from '#domain/calendar.ts'
import { loadCalendar } from '#shop/admin/calendar/load-calendar.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeCalendar } from './calendar-action.server.ts'
import { CalendarGrid, CalendarLegend } from './calendar-grid.tsx'
import { ClosedParcels } from './closed-parcels.tsx'
import { ClosedPromises } from './closed-promises.tsx'
import { AgreedPanel, ComingPanel } from './coming-panels.tsx'
import { DayPanel } from './day-panel.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const dayOf = (name: string) => {
    const typed = parameters.get(name) ?? ''
    return isIsoDay(typed) ? typed : null
  }
  return loadCalendar(shopOf(context), { from: dayOf('de'), day: dayOf('dia') })
}

export const action = changeCalendar

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { today, days, entries, chosen, unit, promised, closedPromises, closedParcels } = loaderData
  const pressed = chosen ? chosen.day : null
  useFocusOnDay(pressed)
  const first = days[0]?.day ?? today
  const last = days.at(-1)?.day ?? today
  const weeksFrom = (day: string) => `${pathTo('adminCalendar')}?de=${day}`
  const addressOf = (day: string) => {
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
      <div className="calx">
        <section className="card calx__m" aria-labelledby="semanas">
          <div className="calx__h">
            <h2 id="semanas">{words.weeks(first, last)}</h2>
            <div className="calx__a">
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
          <CalendarGrid days={days} today={today} chosen={pressed} unit={unit} addressOf={addressOf} />
          <CalendarLegend />
        </section>
        <div className="panels">
          {chosen && <DayPanel chosen={chosen} calendar={loaderData} />}
          <ComingPanel days={days} today={today} addressOf={addressOf} />
          <AgreedPanel entries={entries} today={today} addressOf={addressOf} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Who does not see the page hears what a press in the grid has opened. */
function useFocusOnDay(day: string | null): void {
  const shown = useRef(day)
  useEffect(() => {
    if (day && shown.current !== day) document.getElementById('dia')?.focus({ preventScroll: true })
    shown.current = day
  }, [day])
}

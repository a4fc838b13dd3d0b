import { Link } from 'react-router'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import type { CalendarDay } from '#fulfilment/calendar/use-cases/load-calendar.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

interface GridProps {
  days: readonly CalendarDay[]
  today: string
  chosen: string | null
  unit: 'orders' | 'kilometres'
  addressOf(day: string): string
}

export function CalendarGrid({ days, today, chosen, unit, addressOf }: GridProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className="cal">
      <caption className="sr">{words.heading}</caption>
      <thead>
        <tr>
          {words.weekdays.map((weekday, index) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{words.shortWeekdays[index]}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((shown, index) => (
              <td key={shown.day}>
                <DayLink
                  shown={shown}
                  unit={unit}
                  to={addressOf(shown.day)}
                  isToday={shown.day === today}
                  isPast={shown.day < today}
                  isChosen={shown.day === chosen}
                  showsMonth={index === 0 || shown.day.endsWith('-01')}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayLinkProps {
  shown: CalendarDay
  unit: GridProps['unit']
  to: string
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  showsMonth: boolean
}

function DayLink({ shown, unit, to, isToday, isPast, isChosen, showsMonth }: DayLinkProps) {
  const { day, closed, entry, poured, ready } = shown
  const tag = words.tag(shown)
  const load = words.load(shown, unit)
  return (
    <Link
      to={to}
      className={classNames(
        'cd',
        closed !== null && 'is-off',
        (closed === 'pause' || closed === 'courier') && 'is-rest',
        closed === null && entry !== null && 'is-extra',
        isPast && 'is-past',
        isToday && 'is-today',
        isChosen && 'is-sel',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <VisuallyHidden>{words.dayLabel(shown, unit)}</VisuallyHidden>
      <span className="cd__n" aria-hidden="true">
        {Number(day.slice(8))} {showsMonth && <small>{words.month(day)}</small>}
      </span>
      {tag && (
        <span className="cd__t fs-small" aria-hidden="true">
          {tag}
        </span>
      )}
      {!closed && !isPast && (
        <span className="grid nowrap cd__l" aria-hidden="true">
          <i style={{ '--v': `${words.share(shown)}%` } as React.CSSProperties} />
          <span>{load}</span>
        </span>
      )}
      {poured.length > 0 && <DayEvent icon="drop" text={words.poured(poured)} />}
      {ready.length > 0 && <DayEvent icon="candle" text={words.ready(ready)} />}
    </Link>
  )
}

function DayEvent({ icon, text }: { icon: 'drop' | 'candle'; text: string }) {
  return (
    <span className="cd__e fs-small" aria-hidden="true">
      <AdminIcon name={icon} size="s" />
      <span>{text}</span>
    </span>
  )
}

export function CalendarLegend() {
  const { legend } = words
  return (
    <ul className="cluster cal__legend fs-small">
      <li>
        <i className="cal__bar" />
        {legend.load}
      </li>
      <li>
        <AdminIcon name="drop" size="s" />
        {legend.poured}
      </li>
      <li>
        <AdminIcon name="candle" size="s" />
        {legend.ready}
      </li>
      <li>
        <i className="cal__off" />
        {legend.closed}
      </li>
      <li>
        <i className="cal__extra" />
        {legend.special}
      </li>
    </ul>
  )
}

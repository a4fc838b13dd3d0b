import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { holidaysAfter } from '#delivery/calendar/domain/holidays.ts'
import type { CalendarEntry } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { CalendarDay } from '#fulfilment/calendar/use-cases/load-calendar.ts'

interface ComingProps {
  days: readonly CalendarDay[]
  today: string
  addressOf(day: string): string
}

export function ComingPanel({ days, today, addressOf }: ComingProps) {
  const coming = days.flatMap((shown) => {
    const { day, entry, poured, ready } = shown
    if (day < today) return []
    // A closure of several days is listed once.
    const isInside = entry !== null && entry.from < day && day !== today
    const tag = isInside ? '' : entry ? words.entryWords(entry) : words.tag(shown)
    const lines = [
      ...(tag ? [tag] : []),
      ...(poured.length > 0 ? [words.poured(poured)] : []),
      ...(ready.length > 0 ? [words.ready(ready)] : []),
    ]
    return lines.length > 0 ? [{ day, text: lines.join('. ') }] : []
  })
  return (
    <section className="panel" aria-labelledby="vem">
      <div className="panel__head cluster ends baseline">
        <h2 id="vem">{words.coming}</h2>
      </div>
      {coming.length === 0 && <p className="hint">{words.nothingComing}</p>}
      <ul>
        {coming.map(({ day, text }) => (
          <li key={day} className="concern cluster ends">
            <span>
              <Link to={addressOf(day)}>{words.comingDay(day, today)}</Link>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AgreedProps {
  entries: readonly CalendarEntry[]
  today: string
  addressOf(day: string): string
}

export function AgreedPanel({ entries, today, addressOf }: AgreedProps) {
  const [holiday] = holidaysAfter(today, 1)
  return (
    <section className="panel" aria-labelledby="combinado">
      <div className="panel__head cluster ends baseline">
        <h2 id="combinado">{words.agreed}</h2>
      </div>
      <ul>
        {entries
          .filter(({ until }) => until >= today)
          .map((entry) => (
            <Agreed
              key={entry.from}
              title={words.entryWords(entry)}
              text={words.entryDetails(entry)}
              to={addressOf(entry.from < today ? today : entry.from)}
            />
          ))}
        {holiday && (
          <Agreed title={words.holidays} text={words.holidaysText(holiday.day)} to={addressOf(holiday.day)} />
        )}
        <Agreed title={words.week} text={words.weekText} to={`${pathTo('adminFreight')}#turnos`} />
      </ul>
    </section>
  )
}

function Agreed({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <li className="concern cluster ends">
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      <Link to={to} className="link" aria-label={words.changeLabel(title)}>
        <span>{words.change}</span>
      </Link>
    </li>
  )
}

import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { LARGEST_CAPACITY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { SHIFTS } from '#delivery/calendar/domain/shifts.ts'
import { MAX_CALENDAR_NOTE_LENGTH, type Places } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { ChosenDay, LoadedCalendar } from '#fulfilment/calendar/use-cases/load-calendar.ts'
import { Job } from '#ui/admin/job.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CalendarAnswer } from './calendar-action.server.ts'
import { CalendarForm } from './calendar-form.tsx'

interface DayPanelProps {
  chosen: ChosenDay
  calendar: Pick<LoadedCalendar, 'today' | 'version' | 'unit' | 'hours'>
}

export function DayPanel({ chosen, calendar }: DayPanelProps) {
  const { day, entry, orders } = chosen
  return (
    <Job id="dia" className="cal__day" title={words.dayTitle(day)} summary={words.dayState(chosen)}>
      {entry && (
        <p className="small">
          {words.entryWords(entry)}
          {entry.note && `. ${words.noteShown(entry.note)}`}
        </p>
      )}
      {day < calendar.today ? (
        <p className="hint">{words.pastDay}</p>
      ) : (
        <DayForms chosen={chosen} calendar={calendar} />
      )}
      {orders.length > 0 && (
        <>
          <h3 className="cal__promised mt5">{words.promisedTitle}</h3>
          <ul>
            {orders.map((order) => (
              <li key={order.id} className="concern cluster ends">
                <span>
                  {order.customerName}
                  <small>
                    <Unbroken>{order.orderNumber}</Unbroken>, {words.orderWords(order)}
                  </small>
                </span>
                <Link
                  to={pathTo('adminOrder', { id: order.id })}
                  className="link"
                  aria-label={words.openOrderLabel(order.orderNumber)}
                >
                  <span>{words.openOrder}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Job>
  )
}

function DayForms({ chosen, calendar }: DayPanelProps) {
  const { day, closed, entry, orders, isClosedInWeek } = chosen
  const { version } = calendar
  const [resetCount, setResetCount] = useState(0)
  // Resetting an entry would close the day, so its promised orders must be moved first.
  const resets = entry && (closed !== null || !isClosedInWeek || orders.length === 0)
  return (
    <>
      {closed === 'courier' ? (
        <p className="hint">
          {words.courierPause}{' '}
          <Link className="link" to={pathTo('adminShop')}>
            <span>{words.toShop}</span>
          </Link>
        </p>
      ) : (
        <PlacesForm key={`${day}:${resetCount}`} chosen={chosen} calendar={calendar} />
      )}
      <div className="grid g3 cal__acts mt4">
        {closed === null && orders.length > 0 && (
          <LinkButton variant="ghost" to={`${pathTo('adminCalendarClose')}?de=${day}&ate=${day}`}>
            {words.closeDayWith(orders.length)}
          </LinkButton>
        )}
        {closed === null && orders.length === 0 && (
          <CalendarForm
            fetcherKey="calendar-close"
            intent="close"
            hidden={{ from: day, until: day, version }}
            press={words.closeDay}
            saving={words.closing}
            look={{ variant: 'ghost' }}
          />
        )}
        {resets && (
          <CalendarForm
            fetcherKey="calendar-reset"
            intent="reset"
            hidden={{ from: entry.from, until: entry.until, version }}
            onSaved={() => setResetCount((count) => count + 1)}
            press={words.reset(entry)}
            saving={words.resetting}
            look={{ variant: 'ghost' }}
          />
        )}
      </div>
    </>
  )
}

const DAY_KEY = 'calendar-day'

/** On a closed day the numbers are suggestions; saving them opens the day. */
function PlacesForm({ chosen, calendar: { version, unit, hours } }: DayPanelProps) {
  const { day, closed, entry, shifts, weekPlaces } = chosen
  // Holds only unsaved edits; all other values follow the calendar.
  const [typed, setTyped] = useState<Partial<Places & { note: string }>>({})
  const { state, data } = useFetcher<CalendarAnswer>({ key: DAY_KEY })
  useEffect(() => {
    if (state === 'idle' && data?.ok) setTyped({})
  }, [state, data])
  return (
    <CalendarForm
      fetcherKey={DAY_KEY}
      intent="open"
      hidden={{ day, version }}
      className="stack"
      press={closed ? words.open : words.save}
      saving={closed ? words.opening : words.saving}
    >
      <ul className="cal__places list">
        {SHIFTS.map((shift) => (
          <li key={shift}>
            <span>
              <b>{words.shift(shift)}</b>
              <small>{words.hours(hours[shift])}</small>
              <small>
                {words.taken(shifts.find((candidate) => candidate.shift === shift)?.takenCount ?? 0, unit)}
              </small>
            </span>
            <Stepper
              name={shift}
              label={words.placesLabel(shift, unit)}
              min={0}
              max={LARGEST_CAPACITY}
              value={typed[shift] ?? chosen.places[shift]}
              onChange={(number) => setTyped((before) => ({ ...before, [shift]: number }))}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{words.usual(day, weekPlaces)}</p>
      <TextField
        label={words.note.label}
        hint={words.note.hint}
        name="note"
        autoComplete="off"
        maxLength={MAX_CALENDAR_NOTE_LENGTH}
        value={typed.note ?? (entry?.kind === 'open' ? entry.note : '')}
        onChange={({ target }) => setTyped((before) => ({ ...before, note: target.value }))}
      />
    </CalendarForm>
  )
}

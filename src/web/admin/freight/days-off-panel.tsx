import { useState } from 'react'
import { longDay } from '#copy/delivery/calendar.ts'
import { scheduleCopy as words } from '#copy/delivery/delivery-schedule.ts'
import { holidayNames } from '#copy/delivery/holidays.ts'
import { holidaysAfter } from '#domain/delivery/holidays.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { SchedulePanel } from './schedule-draft.ts'

const SHOWN_HOLIDAYS = 8

function withDay(days: readonly string[], day: string, isIn: boolean): string[] {
  const others = days.filter((each) => each !== day)
  return isIn ? [...others, day].toSorted() : others
}

/** Holidays come by themselves and may be worked; days off are hers. */
export function DaysOffPanel({ draft, faults, change, now }: SchedulePanel & { now: Date }) {
  const today = isoDay(now)
  const { openHolidays, daysOff } = draft
  return (
    <aside className="panel days-off" aria-labelledby="feriados">
      <div className="panel__head">
        <h2 id="feriados">{words.holidays}</h2>
      </div>
      <p className="hint">{words.holidaysHint}</p>
      <ul>
        {holidaysAfter(today, SHOWN_HOLIDAYS).map(({ day, holiday }) => (
          <li key={day}>
            <Switch
              name="openHolidays"
              value={day}
              checked={openHolidays.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                change((before) => ({ openHolidays: withDay(before.openHolidays, day, checked) }))
              }
              label={longDay(day)}
              hint={`${holidayNames[holiday]}. ${openHolidays.includes(day) ? words.opens : words.closed}.`}
            />
          </li>
        ))}
      </ul>
      <div className="panel__head mt5" id="folgas">
        <h2>{words.daysOff}</h2>
      </div>
      <p className="hint">{daysOff.length === 0 ? words.noDaysOff : words.daysOffHint}</p>
      <ul>
        {daysOff.map((day) => (
          <li key={day}>
            <Switch
              name="daysOff"
              value={day}
              checked
              onChange={() => change((before) => ({ daysOff: withDay(before.daysOff, day, false) }))}
              label={longDay(day)}
              hint={words.isOff}
            />
          </li>
        ))}
      </ul>
      <NewDayOff
        today={today}
        error={faults.includes('days-off') ? words.faults['days-off'] : null}
        onAdd={(day) => change({ daysOff: [...new Set([...daysOff, day])].toSorted() })}
      />
    </aside>
  )
}

interface NewDayOffProps {
  today: string
  error: string | null
  onAdd(day: string): void
}

/** The field is sent with the form, too: so a day can be added without a script. */
function NewDayOff({ today, error, onAdd }: NewDayOffProps) {
  const [day, setDay] = useState('')
  return (
    <div className="join mt3">
      <TextField
        type="date"
        name="daysOff"
        min={today}
        label={words.newDayOff}
        value={day}
        error={error}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button
        variant="ghost"
        className="days-off__add"
        disabled={day === ''}
        onClick={() => {
          onAdd(day)
          setDay('')
        }}
      >
        {words.addDayOff}
      </Button>
    </div>
  )
}

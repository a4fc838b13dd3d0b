import type { ReactNode } from 'react'
import { scheduleCopy as words } from '#delivery/calendar/copy/delivery-schedule.ts'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { SchedulePanel, ShiftDraft } from './schedule-draft.ts'

/** Times are entered as text ('17:00'), like the peak hours. */
const clock = { numeric: true, maxLength: 5, autoComplete: 'off', inputMode: 'numeric' } as const

export function ShiftHours({ draft, faults, change, children }: SchedulePanel & { children?: ReactNode }) {
  const set = (shift: Shift, changed: Partial<ShiftDraft>) =>
    change({ shifts: { ...draft.shifts, [shift]: { ...draft.shifts[shift], ...changed } } })
  const findFault = (fault: keyof typeof words.faults) =>
    faults.includes(fault) ? words.faults[fault] : null
  return (
    <section className="panel" aria-labelledby="turnos-horas">
      <div className="panel__head cluster ends baseline">
        <h2 id="turnos-horas">{words.hours}</h2>
      </div>
      <p className="hint">{words.hoursHint}</p>
      {SHIFTS.map((shift) => {
        const { from, until, cutOff, cutOffDay } = draft.shifts[shift]
        const hoursFault = findFault(`${shift}-hours`)
        return (
          <fieldset key={shift} className="grid g3 shift-hours">
            <legend>{words.names[shift]}</legend>
            <TextField
              {...clock}
              label={words.from}
              name={`${shift}From`}
              value={from}
              error={hoursFault}
              onChange={({ target }) => set(shift, { from: target.value })}
            />
            <TextField
              {...clock}
              label={words.until}
              name={`${shift}Until`}
              value={until}
              onChange={({ target }) => set(shift, { until: target.value })}
            />
            <TextField
              {...clock}
              label={words.cutOff}
              name={`${shift}CutOff`}
              value={cutOff}
              error={findFault(`${shift}-cut-off`)}
              onChange={({ target }) => set(shift, { cutOff: target.value })}
            />
            <SelectField
              label={words.cutOffDay}
              name={`${shift}CutOffDay`}
              value={cutOffDay}
              onChange={({ target }) =>
                set(shift, { cutOffDay: target.value === 'before' ? 'before' : 'same' })
              }
              options={(['same', 'before'] as const).map((value) => ({
                value,
                label: words.cutOffDays[value],
              }))}
            />
          </fieldset>
        )
      })}
      <TextField
        label={words.preparation}
        hint={words.preparationHint}
        name="preparationHours"
        numeric
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={draft.preparationHours}
        error={findFault('preparation')}
        onChange={({ target }) => change({ preparationHours: target.value })}
      />
      {children}
    </section>
  )
}

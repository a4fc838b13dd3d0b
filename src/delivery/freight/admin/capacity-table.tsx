import { scheduleCopy as words } from '#delivery/calendar/copy/delivery-schedule.ts'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import type { SchedulePanel } from './schedule-draft.ts'
import { capacityIndex, WEEK } from './schedule-draft.ts'

const LARGEST = 999

/** A capacity of 0 switches the shift off. */
export function CapacityTable({ draft, faults, change }: SchedulePanel) {
  const set = (index: number, places: number) => change({ capacity: draft.capacity.with(index, places) })
  const fault = faults.find((fault) => fault === 'capacity' || fault === 'no-shift')
  return (
    <section className="panel" aria-labelledby="turnos-lugares">
      <div className="panel__head cluster ends baseline">
        <h2 id="turnos-lugares">{words.capacity}</h2>
        <span className="small muted">{words.capacityHint}</span>
      </div>
      <RadioGroup
        legend={words.unit}
        name="capacityUnit"
        look="chips"
        value={draft.capacityUnit}
        onChange={(unit) => change({ capacityUnit: unit === 'kilometres' ? 'kilometres' : 'orders' })}
        options={(['orders', 'kilometres'] as const).map((unit) => ({
          value: unit,
          label: words.units[unit],
        }))}
      />
      <p className="hint">{words.unitHint[draft.capacityUnit]}</p>
      <table className="table capacity mt4">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {SHIFTS.map((shift) => (
              <th key={shift} scope="col">
                {words.names[shift]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{words.weekdays[weekday]}</th>
              {SHIFTS.map((shift) => (
                <Places key={shift} weekday={weekday} shift={shift} draft={draft} onSet={set} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {fault && <Note tone="danger">{words.faults[fault]}</Note>}
    </section>
  )
}

interface PlacesProps {
  weekday: number
  shift: Shift
  draft: SchedulePanel['draft']
  onSet(index: number, places: number): void
}

function Places({ weekday, shift, draft, onSet }: PlacesProps) {
  const index = capacityIndex(weekday, shift)
  const places = draft.capacity[index] ?? 0
  return (
    <td data-label={words.names[shift]}>
      <Stepper
        name="capacity"
        label={words.placesOf(weekday, shift)}
        min={0}
        max={LARGEST}
        value={places}
        onChange={(capacity) => onSet(index, capacity)}
      />
      {places === 0 && <span className="small muted capacity__off">{words.closed}</span>}
    </td>
  )
}

import { slotChoiceCopy as words } from '#delivery/calendar/copy/slot-choice.ts'
import type { DeliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { type OfferedDay, slotOnDay } from '#delivery/calendar/domain/delivery-days.ts'
import {
  type DeliverySlot,
  type PromisedSlot,
  type Shift,
  slotValue,
} from '#delivery/calendar/domain/shifts.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface SlotChoiceProps {
  calendar: DeliveryCalendar
  value: PromisedSlot
  onChange(slot: DeliverySlot): void
}

interface DayChipProps {
  offered: OfferedDay
  today: string
  isChosen: boolean
  onChoose: (() => void) | null
}

interface ShiftsProps {
  offered: OfferedDay
  hours: DeliveryCalendar['hours']
  chosen: Shift | null
  onChoose(shift: Shift): void
}

interface SlotSectionProps {
  calendar: DeliveryCalendar
  slot: PromisedSlot | null
  onChange(slot: DeliverySlot): void
  promises?: string
}

export function SlotSection({ calendar, slot, onChange, promises = words.arrives }: SlotSectionProps) {
  if (!slot) return <Note>{words.noneFree}</Note>
  const closed = words.closedDays(calendar.days)
  return (
    <div className="grid g5 mt5">
      <SlotChoice calendar={calendar} value={slot} onChange={onChange} />
      {closed && <p className="small muted mt3">{closed}</p>}
      <p className="slot-promise grid g3 start" role="status">
        <Icon name="clock" />
        <span>
          {promises} <b>{words.promise(slot, calendar.today)}</b>.{' '}
          <span className="muted">{words.samePrice}</span>
        </span>
      </p>
    </div>
  )
}

/** Native radio buttons; CSS shows only the shifts of the checked day, so it works without JavaScript. */
function SlotChoice({ calendar, value, onChange }: SlotChoiceProps) {
  return (
    <fieldset className="slots grid g1">
      <legend className="slots__legend fs-small">{words.day}</legend>
      {calendar.days.map((day) => {
        const free = slotOnDay(day, value.shift)
        const isChosen = day.day === value.day
        return (
          <div key={day.day} className="slots__day">
            <DayChip
              offered={day}
              today={calendar.today}
              isChosen={isChosen}
              onChoose={free && (() => onChange(free))}
            />
            {free && (
              <Shifts
                offered={day}
                hours={calendar.hours}
                chosen={isChosen ? value.shift : null}
                onChoose={(shift) => onChange({ day: day.day, shift })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function DayChip({ offered, today, isChosen, onChoose }: DayChipProps) {
  const { day, shifts } = offered
  const isFull = !onChoose && shifts.some(({ state }) => state === 'full')
  return (
    <label className="pick">
      <input
        className="pick__input"
        type="radio"
        name="day"
        value={day}
        aria-label={words.dayLabel(offered, today, { isFull, isOpen: onChoose !== null })}
        checked={isChosen}
        disabled={!onChoose}
        onChange={() => onChoose?.()}
      />
      <span className="pick__box slot-day center" aria-hidden="true">
        <span className="slot-day__name">{words.weekday(day, today)}</span>
        <span className="slot-day__number">{Number(day.slice(8))}</span>
        {isFull && <span className="slot-day__full">{words.dayFull}</span>}
      </span>
    </label>
  )
}

function Shifts({ offered: { day, shifts }, hours, chosen, onChoose }: ShiftsProps) {
  return (
    <fieldset className="slots__shifts grid g2 mt4">
      <legend className="slots__legend fs-small">
        {words.shift}
        <span className="sr"> {words.ofDay(day)}</span>
      </legend>
      {shifts.map(({ shift, state }) => (
        <label key={shift} className="pick">
          <input
            className="pick__input"
            type="radio"
            aria-label={words.shiftLabel(shift, hours[shift], state)}
            name="slot"
            value={slotValue({ day, shift })}
            checked={shift === chosen}
            disabled={state !== 'free'}
            onChange={() => onChoose(shift)}
          />
          <span className="pick__box slot-shift">
            <b>{words.names[shift]}</b>
            <span className="slot-shift__hours num">{words.hours(hours[shift])}</span>
            <span className="slot-shift__state">
              <span className="slot-shift__free">{words.states[state]}</span>
              <span className="slot-shift__chosen">{words.chosen}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

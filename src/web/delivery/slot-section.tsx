// Offered to: cart, orders

import { slotChoiceCopy as words } from '#copy/delivery/slot-choice.ts'
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar.ts'
import type { DeliverySlot, PromisedSlot } from '#domain/delivery/shifts.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface SlotSectionProps {
  calendar: DeliveryCalendar
  /** Null where nothing is free. */
  slot: PromisedSlot | null
  onChange(slot: DeliverySlot): void
  /** What the promise begins with: that it comes, where nothing else is said. */
  promises?: string
}

/** When it comes: chosen from the calendar, and said once more in a sentence. */
export function SlotSection({ calendar, slot, onChange, promises = words.arrives }: SlotSectionProps) {
  if (!slot) return <Note>{words.noneFree}</Note>
  return (
    <div className="slot-section">
      <SlotChoice calendar={calendar} value={slot} onChange={onChange} />
      <p className="slot-promise" role="status">
        <Icon name="clock" />
        <span>
          {promises} <b>{words.promise(slot, calendar.today)}</b>.{' '}
          <span className="muted">{words.samePrice}</span>
        </span>
      </p>
    </div>
  )
}

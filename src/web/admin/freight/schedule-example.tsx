import { scheduleCopy as words } from '#copy/delivery/delivery-schedule.ts'
import type { WorkSchedule } from '#domain/delivery/closed-days.ts'
import { firstFreeSlot, listDeliveryDays } from '#domain/delivery/delivery-days.ts'
import { placesLeft, type TakenPlaces } from '#domain/delivery/free-places.ts'
import { fromWallMinutes, wallNow } from '#domain/delivery/wall-clock.ts'
import { Note } from '#web/kit/feedback/note.tsx'

interface ScheduleExampleProps {
  schedule: WorkSchedule
  taken: readonly TakenPlaces[]
  /** The server's clock. */
  now: Date
  /** Nothing is said about what cannot be saved. */
  isValid: boolean
}

/** What the numbers on the screen mean for somebody who buys in this moment. */
export function ScheduleExample({ schedule, taken, now, isValid }: ScheduleExampleProps) {
  if (!isValid) return null
  const slot = firstFreeSlot(listDeliveryDays({ schedule, taken, now, distanceMetres: null }))
  if (!slot) return <Note icon="clock">{words.exampleNone}</Note>
  const { day: today, time } = fromWallMinutes(wallNow(now))
  return (
    <Note icon="clock">
      {words.example(today, time)} <b>{words.exampleSlot(slot, today)}</b>.{' '}
      {words.left(placesLeft(schedule, slot, taken), schedule.capacityUnit)}
    </Note>
  )
}

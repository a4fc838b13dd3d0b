import { useState } from 'react'
import { chosenSlot, type DeliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'

/** What the customer chose, as long as the calendar has it; else the first free slot. */
export function useSlot(calendar: DeliveryCalendar) {
  const [wanted, choose] = useState<DeliverySlot | null>(null)
  return { value: chosenSlot(calendar, wanted), choose }
}

import { useState } from 'react'
import { chosenSlot, type DeliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'

export function useSlot(calendar: DeliveryCalendar) {
  const [wantedSlot, choose] = useState<DeliverySlot | null>(null)
  return { value: chosenSlot(calendar, wantedSlot), choose }
}

import { type DeliverySlot, slotFrom } from '#domain/delivery/shifts.ts'
import { textUpTo } from '#web/server/request/form-fields.server.ts'

/** The day that was shown and the slot that was chosen, 'yyyy-MM-dd/shift', as the calendar sends them. */
export const slotFields = { day: textUpTo(10), slot: textUpTo(30) }

/** Null where none was chosen: without a script another day may be shown while the shift of the former one is still chosen. */
export function readSlot(sent: { day: string; slot: string }): DeliverySlot | null {
  const slot = slotFrom(sent.slot)
  return slot?.day === sent.day ? slot : null
}

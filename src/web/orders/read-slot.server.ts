import { z } from 'zod'
import { type DeliverySlot, SHIFTS } from '#domain/delivery/shifts.ts'
import { textUpTo } from '#web/server/request/form-fields.server.ts'

/** The day that was shown and the slot that was chosen, 'yyyy-MM-dd/shift', as the calendar sends them. */
export const slotFields = { day: textUpTo(10), slot: textUpTo(30) }

const slotSchema = z.object({ day: z.iso.date(), shift: z.enum(SHIFTS) })

/** Null where none was chosen: without a script another day may be shown while the shift of the former one is still chosen. */
export function readSlot(sent: { day: string; slot: string }): DeliverySlot | null {
  const [day, shift] = sent.slot.split('/')
  const slot = slotSchema.safeParse({ day, shift }).data
  return slot?.day === sent.day ? slot : null
}

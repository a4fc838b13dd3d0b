import { isIsoDay } from '#platform/domain/calendar.ts'

/** The parts of a day in which deliveries are made, in their order. */
export const SHIFTS = ['morning', 'afternoon', 'evening'] as const

export type Shift = (typeof SHIFTS)[number]

/** The courier brings it, the owner does, the customer fetches it or had it when they bought it, or a carrier takes it. */
export const DELIVERY_WAYS = ['courier', 'arranged', 'pickup', 'handed', 'carrier'] as const

export type DeliveryWay = (typeof DELIVERY_WAYS)[number]

/** A shift of a day: what a customer chooses and an order is promised. The day is 'yyyy-MM-dd'. */
export interface DeliverySlot {
  readonly day: string
  readonly shift: Shift
}

/** As a form sends it: 'yyyy-MM-dd/shift'. */
export const slotValue = ({ day, shift }: DeliverySlot) => `${day}/${shift}`

/** Null for what is none. */
export function slotFrom(value: string): DeliverySlot | null {
  const [day = '', typed] = value.split('/')
  const shift = SHIFTS.find((each) => each === typed)
  return shift && isIsoDay(day) ? { day, shift } : null
}

/** 'HH:mm' in São Paulo, the end excluded. */
export interface Hours {
  readonly from: string
  readonly until: string
}

/** A slot with the hours that its shift had when it was promised. */
export interface PromisedSlot extends DeliverySlot {
  readonly hours: Hours
}

/** Between which days a carrier brings it; both 'yyyy-MM-dd'. */
export interface ArrivalDays {
  readonly from: string
  readonly until: string
}

/** The widest hours that a shift may have (state law 17.832/2023, article 8); the owner's lie inside them. */
export const LAWFUL_HOURS: Readonly<Record<Shift, Hours>> = {
  morning: { from: '07:00', until: '11:00' },
  afternoon: { from: '12:00', until: '18:00' },
  evening: { from: '19:00', until: '23:00' },
}

export function isSameSlot(a: DeliverySlot | null, b: DeliverySlot | null): boolean {
  return a?.day === b?.day && a?.shift === b?.shift
}

/** Earlier slots first; whoever changes the places of several takes them in this order. */
export function compareSlots(a: DeliverySlot, b: DeliverySlot): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return SHIFTS.indexOf(a.shift) - SHIFTS.indexOf(b.shift)
}

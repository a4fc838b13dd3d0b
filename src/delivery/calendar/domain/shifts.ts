import { isIsoDay } from '#platform/domain/calendar.ts'

export const SHIFTS = ['morning', 'afternoon', 'evening'] as const

export type Shift = (typeof SHIFTS)[number]

/** 'arranged': delivered by the owner. 'handed': handed over at the sale. */
export const CANDLE_WAYS = ['courier', 'arranged', 'pickup', 'handed', 'carrier'] as const

export type CandleWay = (typeof CANDLE_WAYS)[number]

/** 'none': the order bought a voucher, so nothing is packed, shipped, returned or counted as sold. */
export type DeliveryWay = CandleWay | 'none'

export const hasDelivery = (way: DeliveryWay): boolean => way !== 'handed' && way !== 'none'

export interface DeliverySlot {
  readonly day: string
  readonly shift: Shift
}

export const slotValue = ({ day, shift }: DeliverySlot) => `${day}/${shift}`

export function slotFrom(value: string): DeliverySlot | null {
  const [day = '', typed] = value.split('/')
  const shift = SHIFTS.find((each) => each === typed)
  return shift && isIsoDay(day) ? { day, shift } : null
}

/** 'HH:mm' in São Paulo; the end is exclusive. */
export interface Hours {
  readonly from: string
  readonly until: string
}

/** Hours as they were when the slot was promised. */
export interface PromisedSlot extends DeliverySlot {
  readonly hours: Hours
}

export interface ArrivalDays {
  readonly from: string
  readonly until: string
}

/** Widest hours allowed by state law 17.832/2023, article 8; the owner's must be within them. */
export const LAWFUL_HOURS: Readonly<Record<Shift, Hours>> = {
  morning: { from: '07:00', until: '11:00' },
  afternoon: { from: '12:00', until: '18:00' },
  evening: { from: '19:00', until: '23:00' },
}

export function isSameSlot(a: DeliverySlot | null, b: DeliverySlot | null): boolean {
  return a?.day === b?.day && a?.shift === b?.shift
}

/** Earlier slots first; also the lock order when several slots are changed. */
export function compareSlots(a: DeliverySlot, b: DeliverySlot): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return SHIFTS.indexOf(a.shift) - SHIFTS.indexOf(b.shift)
}

import { arrivalWords, dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import { betweenWords } from '#delivery/calendar/copy/delivery-slot.ts'
import type { ArrivalDays, DeliveryWay, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { addDays, findWeekday, wallMinutes, wallNow } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

interface HeadlineFacts {
  status: OrderStatus
  paymentStatus: PaymentStatus
  deliveryWay: DeliveryWay
  mustChoose: boolean
  promise: PromisedSlot | null
  arrives?: ArrivalDays | null
  gift?: object | null
  items: readonly { readyOn: string | null }[]
}

/** 'Chega hoje, entre 13h e 17h'; null if no day is promised or the promised time has passed. */
export function orderHeadline(order: HeadlineFacts, now: Date): string | null {
  const { status, promise } = order
  if (order.paymentStatus !== 'paid' || status === 'cancelled' || order.mustChoose) return null
  const isPickup = order.deliveryWay === 'pickup'
  if (status === 'delivered')
    return isPickup ? 'Suas velas estão com você' : order.gift ? 'O presente chegou' : 'Suas velas chegaram'
  const time = arrivesWhen(order.arrives ?? null, now) ?? promisedWhen(promise, now)
  if (!time) return null
  if (isPickup) return status === 'shipped' ? `Pronto para retirar ${time}` : `Para retirar ${time}`
  return order.gift ? `O presente chega ${time}` : `Chega ${time}`
}

export function promisedWhen(promise: PromisedSlot | null, now: Date): string | null {
  if (!promise || wallMinutes(promise.day, promise.hours.until) < wallNow(now)) return null
  return `${onDay(promise.day, isoDay(now))}, ${betweenWords(promise.hours)}`
}

export const arrivesWhen = (arrives: ArrivalDays | null, now: Date): string | null =>
  arrives && arrives.until >= isoDay(now) ? arrivalWords(arrives) : null

export function curingLine({ items }: HeadlineFacts, now: Date): string | null {
  const today = isoDay(now)
  const days = items.flatMap(({ readyOn }) => readyOn ?? [])
  const last = days.sort().at(-1)
  if (!last || last < today) return null
  return `Suas velas estão curando e ficam prontas ${onDay(last, today)}`
}

export function onDay(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  const isMasculine = findWeekday(day) === 0 || findWeekday(day) === 6
  return `${isMasculine ? 'no' : 'na'} ${dayWords(day)}`
}

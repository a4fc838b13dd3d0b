import { dayWords } from '#copy/delivery/delivery-day.ts'
import { betweenWords } from '#copy/delivery/delivery-slot.ts'
import { addDays, wallMinutes, wallNow, weekdayOf } from '#domain/calendar.ts'
import type { DeliveryWay, PromisedSlot } from '#domain/delivery/shifts.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'

interface HeadlineFacts {
  status: OrderStatus
  paymentStatus: PaymentStatus
  deliveryWay: DeliveryWay
  mustChoose: boolean
  promise: PromisedSlot | null
  items: readonly { readyOn: string | null }[]
}

/** 'Chega hoje, entre 13h e 17h'; null where no day can be promised, or it is over without a word. */
export function orderHeadline(order: HeadlineFacts, now: Date): string | null {
  const { status, promise } = order
  if (order.paymentStatus !== 'paid' || status === 'cancelled' || order.mustChoose) return null
  const isPickup = order.deliveryWay === 'pickup'
  if (status === 'delivered') return isPickup ? 'Suas velas estão com você' : 'Suas velas chegaram'
  if (!promise || wallMinutes(promise.day, promise.hours.until) < wallNow(now)) return null
  const when = `${onDay(promise.day, isoDay(now))}, ${betweenWords(promise.hours)}`
  if (isPickup) return status === 'shipped' ? `Pronto para buscar ${when}` : `Para buscar ${when}`
  return `Chega ${when}`
}

/** 'Suas velas ainda curam e ficam prontas na quinta-feira, 19/11.': the last of them, while one of them cures. */
export function curingLine({ items }: HeadlineFacts, now: Date): string | null {
  const today = isoDay(now)
  const days = items.flatMap(({ readyOn }) => readyOn ?? [])
  const last = days.sort().at(-1)
  if (!last || last < today) return null
  return `Suas velas ainda curam e ficam prontas ${onDay(last, today)}.`
}

/** 'hoje', 'amanhã', 'na quinta-feira, 19/11', 'no sábado, 21/11' */
function onDay(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  const isMasculine = weekdayOf(day) === 0 || weekdayOf(day) === 6
  return `${isMasculine ? 'no' : 'na'} ${dayWords(day)}`
}

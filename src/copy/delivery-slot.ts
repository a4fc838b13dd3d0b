import type { DeliverySlot, Hours, PromisedSlot, Shift } from '#domain/delivery/shifts.ts'
import { dayAfter } from '#domain/delivery/wall-clock.ts'
import { dayWords } from './delivery-day.ts'

export const shiftNames: Readonly<Record<Shift, string>> = {
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Noite',
}

/** 'hoje de manhã' */
export const partOfDay: Readonly<Record<Shift, string>> = {
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
}

/** '13h', '13h30' */
export function hourWords(clockTime: string): string {
  const [hour = '', minute = ''] = clockTime.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** '13h às 17h' */
export const hoursWords = ({ from, until }: Hours) => `${hourWords(from)} às ${hourWords(until)}`

/** 'entre 13h e 17h' */
export const betweenWords = ({ from, until }: Hours) => `entre ${hourWords(from)} e ${hourWords(until)}`

/** 'segunda-feira, 16/11, entre 13h e 17h' */
export const slotWords = ({ day, hours }: PromisedSlot) => `${dayWords(day)}, ${betweenWords(hours)}`

/** 'segunda, 16/11, 13h às 17h', where a list on a small screen would cut off the hours. */
export const listedSlotWords = ({ day, hours }: PromisedSlot) =>
  `${dayWords(day).replace('-feira', '')}, ${hoursWords(hours)}`

/** What a customer is told about when it comes: day and hours, or the day alone; null where nothing is known. */
export function arrivalOf(order: {
  promise: PromisedSlot | null
  expectedDay: string | null
}): string | null {
  if (order.promise) return slotWords(order.promise)
  return order.expectedDay && dayWords(order.expectedDay)
}

/** 'hoje à noite', 'amanhã de manhã', 'segunda-feira, 16/11, à tarde' */
export function shortSlotWords({ day, shift }: DeliverySlot, today: string): string {
  if (day === today) return `hoje ${partOfDay[shift]}`
  if (day === dayAfter(today, 1)) return `amanhã ${partOfDay[shift]}`
  return `${dayWords(day)}, ${partOfDay[shift]}`
}

const orNext = (next: PromisedSlot | null) =>
  next
    ? `O próximo livre é ${slotWords(next)}.`
    : 'Não há outro livre nas próximas semanas: fale com a gente e combinamos.'

/** Why a slot cannot be had, and what is free instead. */
export const slotRefusals = {
  'shift-full': ({ next }: { next: PromisedSlot | null }) => `Este turno acabou de lotar. ${orNext(next)}`,
  'shift-unavailable': ({ next }: { next: PromisedSlot | null }) =>
    `Não dá mais tempo para este turno. ${orNext(next)}`,
} as const

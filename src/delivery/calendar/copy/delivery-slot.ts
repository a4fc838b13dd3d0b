import type { ClosedReason } from '#delivery/calendar/domain/closed-days.ts'
import { holidayOn } from '#delivery/calendar/domain/holidays.ts'
import type {
  ArrivalDays,
  DeliverySlot,
  Hours,
  PromisedSlot,
  Shift,
} from '#delivery/calendar/domain/shifts.ts'
import type { SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { addDays, findWeekday } from '#platform/domain/calendar.ts'
import { hourWords } from '#platform/domain/sao-paulo-time.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { arrivalWords, dayWords } from './delivery-day.ts'
import { holidayNames } from './holidays.ts'

export const shiftNames: Readonly<Record<Shift, string>> = {
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Noite',
}

export const partOfDay: Readonly<Record<Shift, string>> = {
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
}

export const hoursWords = ({ from, until }: Hours) => `${hourWords(from)} às ${hourWords(until)}`

export const betweenWords = ({ from, until }: Hours) => `entre ${hourWords(from)} e ${hourWords(until)}`

/** 'segunda-feira, 16/11, entre 13h e 17h' */
export const slotWords = ({ day, hours }: PromisedSlot) => `${dayWords(day)}, ${betweenWords(hours)}`

/** 'segunda, 16/11, 13h às 17h': short, because small screens would cut off the hours. */
export const listedSlotWords = ({ day, hours }: PromisedSlot) =>
  `${dayWords(day).replace('-feira', '')}, ${hoursWords(hours)}`

export function describeArrival(order: {
  promise: PromisedSlot | null
  arrives?: ArrivalDays | null
  expectedDay: string | null
}): string | null {
  if (order.arrives) return arrivalWords(order.arrives)
  if (order.promise) return slotWords(order.promise)
  return order.expectedDay && dayWords(order.expectedDay)
}

export function movedWords(
  { from }: { from: PromisedSlot | null },
  order: Parameters<typeof describeArrival>[0],
): string {
  if (!from) return 'A previsão de entrega mudou: o dia marcado para o envio não dava mais.'
  const before = `O dia mudou: ${slotWords(from)} não dava mais.`
  return describeArrival(order) ? before : `${before} O novo dia fica combinado com você.`
}

export function shortSlotWords({ day, shift }: DeliverySlot, today: string): string {
  if (day === today) return `hoje ${partOfDay[shift]}`
  if (day === addDays(today, 1)) return `amanhã ${partOfDay[shift]}`
  return `${dayWords(day)}, ${partOfDay[shift]}`
}

const orNext = (next: PromisedSlot | null) =>
  next
    ? `O turno livre mais perto é ${slotWords(next)}.`
    : 'Não há outro livre nas próximas semanas: fale com a gente e combinamos.'

const WEEKDAYS = [
  'aos domingos',
  'às segundas',
  'às terças',
  'às quartas',
  'às quintas',
  'às sextas',
  'aos sábados',
] as const

const closedSentences: Readonly<Record<ClosedReason, (day: string) => string>> = {
  pause: (day) => `O ateliê está em pausa em ${dayAndMonth(day)}.`,
  courier: (day) => `O ateliê está em pausa em ${dayAndMonth(day)}.`,
  'day-off': (day) => `O ateliê não abre em ${dayAndMonth(day)}.`,
  holiday(day) {
    const holiday = holidayOn(day)
    return `${dayAndMonth(day)} é feriado${holiday ? ` (${holidayNames[holiday]})` : ''}, e o ateliê não abre.`
  },
  weekday: (day) => `O ateliê não abre ${WEEKDAYS[findWeekday(day)]}.`,
}

type SentenceOf = { readonly [R in SlotRefusal as R['code']]: (details: R['details']) => string }

export const slotRefusals: SentenceOf = {
  'day-closed': ({ day, reason, next }) => `${closedSentences[reason](day)} ${orNext(next)}`,
  'shift-full': ({ next }) => `Este turno acabou de lotar. ${orNext(next)}`,
  'shift-unavailable': ({ next }) => `Este turno não pode mais ser escolhido. ${orNext(next)}`,
}

export function slotRefusalSentence(refusal: SlotRefusal): string {
  const sentence = slotRefusals[refusal.code] as (details: SlotRefusal['details']) => string
  return sentence(refusal.details)
}

import type { Hours, PromisedSlot } from '#domain/delivery/shifts.ts'
import { dayWords } from './delivery-day.ts'

/** '13h', '13h30' */
function hourWords(clockTime: string): string {
  const [hour = '', minute = ''] = clockTime.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** 'entre 13h e 17h' */
const betweenWords = ({ from, until }: Hours) => `entre ${hourWords(from)} e ${hourWords(until)}`

/** 'segunda-feira, 16/11, entre 13h e 17h' */
const slotWords = ({ day, hours }: PromisedSlot) => `${dayWords(day)}, ${betweenWords(hours)}`

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

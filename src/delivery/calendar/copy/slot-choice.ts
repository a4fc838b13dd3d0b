import type { ClosedReason } from '#delivery/calendar/domain/closed-days.ts'
import type { OfferedDay, ShiftState } from '#delivery/calendar/domain/delivery-days.ts'
import type { Hours, PromisedSlot, Shift } from '#delivery/calendar/domain/shifts.ts'
import { addDays, findWeekday } from '#platform/domain/calendar.ts'
import { longDay } from '#ui/copy/calendar.ts'
import { betweenWords, hoursWords, shiftNames } from './delivery-slot.ts'
import { holidayNames } from './holidays.ts'

const SHORT_WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

const states: Readonly<Record<ShiftState, string>> = { free: 'Livre', full: 'Lotado', past: 'Encerrado' }

const closedDays: Readonly<Record<ClosedReason, string>> = {
  pause: 'ateliê em pausa',
  courier: 'ateliê em pausa',
  'day-off': 'ateliê fechado',
  holiday: 'feriado',
  weekday: 'ateliê fechado',
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** 'domingo: fechado' for a weekday that is always closed, 'sexta, 20/11: feriado' for a single day. */
function closedDayWords({ day, closed, holiday }: OfferedDay): string[] {
  if (!closed) return []
  const weekday = WEEKDAYS[findWeekday(day)]
  if (closed === 'weekday') return [`${weekday}: fechado`]
  const reasonText = closed === 'holiday' && holiday ? holidayNames[holiday] : closedDays[closed]
  return [`${weekday}, ${day.slice(8)}/${day.slice(5, 7)}: ${reasonText}`]
}

function nearness(day: string, today: string): string {
  if (day === today) return 'hoje, '
  return day === addDays(today, 1) ? 'amanhã, ' : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const slotChoiceCopy = {
  day: 'Dia',
  shift: 'Turno',
  names: shiftNames,
  states,
  chosen: 'Escolhido',
  hours: hoursWords,
  shiftLabel: (shift: Shift, hours: Hours, state: ShiftState) =>
    [shiftNames[shift], hoursWords(hours), ...(state === 'free' ? [] : [states[state].toLowerCase()])].join(
      ', ',
    ),
  dayFull: 'lotado',
  ofDay: (day: string) => `de ${longDay(day)}`,
  weekday: (day: string, today: string) => (day === today ? 'hoje' : SHORT_WEEKDAYS[findWeekday(day)]),
  dayLabel(offeredDay: OfferedDay, today: string, { isFull, isOpen }: { isFull: boolean; isOpen: boolean }) {
    const day = capital(`${nearness(offeredDay.day, today)}${longDay(offeredDay.day)}`)
    if (isOpen) return day
    if (isFull) return `${day}, lotado`
    if (offeredDay.closed === 'holiday' && offeredDay.holiday)
      return `${day}, ${holidayNames[offeredDay.holiday]}, feriado`
    return `${day}, ${offeredDay.closed ? closedDays[offeredDay.closed] : 'encerrado'}`
  },
  closedDays: (days: readonly OfferedDay[]) => [...new Set(days.flatMap(closedDayWords))].join('; '),
  arrives: 'Chega',
  promise: ({ day, hours }: PromisedSlot, today: string) =>
    `${nearness(day, today)}${longDay(day)}, ${betweenWords(hours)}`,
  noneFree: 'Não temos dia livre nas próximas semanas. Fale com a gente e combinamos um.',
  samePrice: 'O preço é o mesmo em qualquer dia e turno.',
  nextChosen: 'Ele já está escolhido no resumo: é só confirmar o pagamento ou escolher outro dia.',
  other: 'Escolher outro dia',
} as const

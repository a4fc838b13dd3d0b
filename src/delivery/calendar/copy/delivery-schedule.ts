import type { ScheduleFault } from '#delivery/calendar/domain/delivery-schedule.ts'
import { LAWFUL_HOURS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import { findWeekday } from '#platform/domain/calendar.ts'
import { hourWords } from '#platform/domain/sao-paulo-time.ts'
import { hoursWords, shiftNames, shortSlotWords } from './delivery-slot.ts'

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

const hoursFault = (shift: Shift) =>
  `${shiftNames[shift]}: use horários entre ${hoursWords(LAWFUL_HOURS[shift])}, com o início antes do fim.`
const cutOffFault = (shift: Shift) =>
  `${shiftNames[shift]}: use um horário-limite como 16:00; se for no mesmo dia, antes do início do turno.`

export const scheduleCopy = {
  title: 'Dias e turnos de entrega',
  lead: 'O cliente escolhe entre o que está livre aqui, sem custo adicional.',
  weekdays: WEEKDAYS,
  names: shiftNames,
  capacity: 'Quanto cabe em cada turno',
  capacityHint: 'zero é folga',
  day: 'Dia',
  closed: 'Sem entrega',
  unit: 'Conto em',
  units: { orders: 'Pedidos', kilometres: 'Quilômetros' },
  unitHint: {
    orders: 'Cada pedido ocupa uma vaga.',
    kilometres: 'Cada pedido ocupa a distância até o cliente. Um turno vazio aceita qualquer distância.',
  },
  placesOf: (weekday: number, shift: Shift) =>
    `${WEEKDAYS[weekday]}, ${shiftNames[shift].toLowerCase()}: quanto cabe`,
  hours: 'Horários e prazo do pedido',
  hoursHint: 'pela lei: manhã das 7h às 11h, tarde das 12h às 18h, noite das 19h às 23h',
  from: 'Das',
  until: 'Às',
  cutOff: 'Aceito até',
  cutOffDay: 'Quando',
  cutOffDays: { same: 'no dia', before: 'na véspera' },
  preparation: 'Tempo de preparo, em horas',
  preparationHint: 'Entre a compra e o começo do turno, no mínimo.',
  example: (today: string, time: string) =>
    `Quem comprar agora, ${WEEKDAYS[findWeekday(today)]?.toLowerCase()} às ${hourWords(time)}, pode receber`,
  exampleSlot: shortSlotWords,
  left: (places: number, unit: 'orders' | 'kilometres') => {
    const unitName = unit === 'orders' ? (places === 1 ? 'vaga' : 'vagas') : 'km'
    return places === 1 ? `Sobra 1 ${unitName}.` : `Sobram ${places} ${unitName}.`
  },
  exampleNone: 'Com isto, ninguém consegue escolher um dia nos próximos dois meses.',
  calendar: 'Folgas, férias e feriados',
  calendarHint: 'O que muda num dia só fica no calendário do ateliê: aqui fica a semana padrão.',
  openCalendar: 'Abrir o calendário',
  save: 'Salvar dias e turnos',
  faults: {
    'morning-hours': hoursFault('morning'),
    'afternoon-hours': hoursFault('afternoon'),
    'evening-hours': hoursFault('evening'),
    'morning-cut-off': cutOffFault('morning'),
    'afternoon-cut-off': cutOffFault('afternoon'),
    'evening-cut-off': cutOffFault('evening'),
    capacity: 'Use números inteiros de 0 a 999 em cada turno.',
    'no-shift': 'Deixe pelo menos um turno com vaga: a lei exige que o cliente possa escolher.',
    preparation: 'Use um tempo de preparo de 0 a 72 horas.',
  } satisfies Record<ScheduleFault, string>,
  history: {
    hours: 'Horários dos turnos',
    cutOff: 'Prazo do pedido',
    capacity: 'Quanto cabe em cada turno',
    capacityUnit: 'Unidade das vagas',
    preparationHours: 'Tempo de preparo (horas)',
    daysOff: 'Folgas',
    openHolidays: 'Feriados com entrega',
  },
} as const

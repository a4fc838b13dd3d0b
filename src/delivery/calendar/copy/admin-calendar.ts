import type { ClosedReason } from '#delivery/calendar/domain/closed-days.ts'
import type { Holiday } from '#delivery/calendar/domain/holidays.ts'
import { type PromisedSlot, SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import type {
  CalendarEntry,
  EntryFault,
  EntryKind,
  Places,
} from '#delivery/calendar/domain/workshop-calendar.ts'
import { findWeekday } from '#platform/domain/calendar.ts'
import { dayAndMonth, longDay, longDayAndMonth, plainDay, shortDay } from '#ui/copy/calendar.ts'
import { hoursWords, partOfDay, shiftNames } from './delivery-slot.ts'
import { holidayNames } from './holidays.ts'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

const kinds: Readonly<Record<EntryKind, string>> = { vacation: 'Férias', 'day-off': 'Folga', open: 'Aberto' }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const orders = (count: number) => some(count, 'pedido', 'pedidos')

const spanWords = ({ from, until }: { from: string; until: string }) =>
  from === until ? dayAndMonth(from) : `${dayAndMonth(from)} a ${dayAndMonth(until)}`

const placesWords = (places: Places) =>
  SHIFTS.filter((shift) => places[shift] > 0)
    .map((shift) => `${places[shift]} ${partOfDay[shift]}`)
    .join(', ')

/** For the history: 'Folga 26/11/2026 a 28/11/2026; Aberto 13/12/2026 (4 de manhã)' */
export function describeEntries(entries: readonly CalendarEntry[]): string {
  return entries
    .map(({ kind, from, until, places, note }) => {
      const span = from === until ? plainDay(from) : `${plainDay(from)} a ${plainDay(until)}`
      const details = [...(places ? [placesWords(places)] : []), ...(note ? [note] : [])].join('; ')
      return `${kinds[kind]} ${span}${details && ` (${details})`}`
    })
    .join('; ')
}

interface ShownDay {
  readonly day: string
  readonly closed: ClosedReason | null
  readonly holiday: Holiday | null
  readonly entry: CalendarEntry | null
  readonly shifts: readonly { readonly shift: Shift; readonly places: number; readonly takenCount: number }[]
  readonly promised: number
  readonly poured: readonly string[]
  readonly ready: readonly string[]
}

type Unit = 'orders' | 'kilometres'

const faults: Readonly<Record<EntryFault, string>> = {
  days: 'Confira as datas: o primeiro dia vem antes do último.',
  past: 'Estes dias já passaram.',
  'too-long': 'Marque até um ano à frente.',
  places: 'Use números inteiros de 0 a 999 em cada turno.',
  'no-places': 'Deixe vaga em pelo menos um turno. Para não abrir, use “Fechar este dia”.',
  note: 'Use um recado de até 140 caracteres, em uma linha.',
  'too-many': 'O calendário está cheio: remova o que não vale mais.',
}

function chooseTag({ closed, entry, holiday }: ShownDay): string {
  if (closed === 'holiday') return holiday ? holidayNames[holiday] : 'Feriado'
  if (closed === 'pause') return 'Férias'
  if (closed === 'courier') return 'Motoboy'
  if (closed === 'day-off') return 'Folga'
  if (!entry || closed) return ''
  return holiday || findWeekday(entry.from) === 0 ? 'Aberto' : entry.places ? 'Vagas alteradas' : ''
}

const sumShifts = ({ shifts }: ShownDay, field: 'places' | 'takenCount') =>
  shifts.reduce((sum, shift) => sum + shift[field], 0)

function loadWords(shownDay: ShownDay, unit: Unit): string {
  const [takenSum, places] = [sumShifts(shownDay, 'takenCount'), sumShifts(shownDay, 'places')]
  const km = unit === 'kilometres' ? ' km' : ''
  if (takenSum === 0) return unit === 'orders' ? some(places, 'livre', 'livres') : `${places}${km}`
  return `${takenSum} de ${places}${km}`
}

function stateWords({ closed, entry, holiday }: ShownDay): string {
  if (closed === 'holiday') return `fechado, feriado${holiday ? ` (${holidayNames[holiday]})` : ''}`
  if (closed === 'pause') return 'fechado, férias'
  if (closed === 'courier') return 'fechado, pausa do motoboy'
  if (closed === 'day-off') return 'fechado, folga'
  if (closed) return 'fechado'
  return entry ? 'aberto, dia especial' : 'aberto'
}

export const calendarCopy = {
  title: 'Calendário',
  heading: 'Calendário do ateliê',
  lead: (promisedCount: number) =>
    `${promisedCount === 0 ? 'Nada prometido por enquanto' : `${orders(promisedCount)} ${promisedCount === 1 ? 'prometido' : 'prometidos'}`}. A loja só promete o que este calendário permite.`,
  loadFailed: 'Erro ao carregar o calendário',
  close: 'Fechar dias',
  weeks: (from: string, until: string) => `${longDayAndMonth(from)} a ${longDayAndMonth(until)}`,
  earlier: 'Semanas anteriores',
  later: 'Próximas semanas',
  backToToday: 'Voltar para hoje',
  weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  shortWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
  month: (day: string) => shortDay(day).split(' ')[1] ?? '',
  tag: chooseTag,
  load: loadWords,
  share: (shownDay: ShownDay) =>
    Math.min(
      100,
      Math.round((100 * sumShifts(shownDay, 'takenCount')) / Math.max(1, sumShifts(shownDay, 'places'))),
    ),
  poured: (names: readonly string[]) => `Vertida: ${names.join(', ')}`,
  ready: (names: readonly string[]) => `Pronta: ${names.join(', ')}`,
  dayLabel(shownDay: ShownDay, unit: Unit): string {
    const { day, closed, promised, poured, ready, entry } = shownDay
    const unitWords = unit === 'orders' ? 'vagas ocupadas' : 'km ocupados'
    return [
      capital(longDay(day)),
      stateWords(shownDay),
      ...(closed
        ? []
        : [`${sumShifts(shownDay, 'takenCount')} de ${sumShifts(shownDay, 'places')} ${unitWords}`]),
      ...(promised > 0 ? [`${orders(promised)} ${promised === 1 ? 'prometido' : 'prometidos'}`] : []),
      ...(poured.length > 0 ? [`leva vertida: ${poured.join(', ')}`] : []),
      ...(ready.length > 0 ? [`leva pronta: ${ready.join(', ')}`] : []),
      ...(entry?.note ? [entry.note] : []),
    ].join('; ')
  },
  legend: {
    load: 'vagas ocupadas no dia',
    poured: 'vertida',
    ready: 'leva pronta',
    closed: 'fechado',
    special: 'dia especial',
  },
  dayTitle: (day: string) => capital(longDay(day)),
  dayState: (shownDay: ShownDay) =>
    `${capital(stateWords(shownDay))}. ${shownDay.promised === 0 ? 'Nenhum pedido prometido' : `${orders(shownDay.promised)} ${shownDay.promised === 1 ? 'prometido' : 'prometidos'}`}.`,
  entryWords: ({ kind, from, until }: CalendarEntry) =>
    `${kinds[kind]}, ${from === until ? dayAndMonth(from) : `${dayAndMonth(from)} a ${dayAndMonth(until)}`}`,
  noteShown: (note: string) => `Recado: ${note}`,
  shift: (shift: Shift) => shiftNames[shift],
  hours: hoursWords,
  taken: (takenAmount: number, unit: Unit) =>
    unit === 'kilometres'
      ? `${takenAmount} km ocupados`
      : takenAmount === 0
        ? 'ninguém ainda'
        : some(takenAmount, 'ocupada', 'ocupadas'),
  placesLabel: (shift: Shift, unit: Unit) =>
    `${unit === 'orders' ? 'Vagas' : 'Quilômetros'} ${partOfDay[shift]}`,
  usual: (day: string, places: Places) => {
    const words = placesWords(places)
    const weekday = WEEKDAYS[findWeekday(day)]
    const often = findWeekday(day) === 0 || findWeekday(day) === 6 ? `Num ${weekday}` : `Numa ${weekday}`
    return words
      ? `${often} comum: ${words}. Só este dia muda.`
      : `${often} comum o ateliê não abre. Só este dia muda.`
  },
  note: { label: 'Anotação', hint: 'Só você vê.' },
  save: 'Salvar este dia',
  saving: 'Salvando...',
  open: 'Abrir este dia',
  opening: 'Abrindo...',
  closeDay: 'Fechar este dia',
  closing: 'Fechando...',
  closeDayWith: (count: number) => `Fechar este dia (${orders(count)})`,
  reset: ({ from, until }: { from: string; until: string }) =>
    from === until ? 'Voltar ao normal' : `Voltar ao normal, ${spanWords({ from, until })}`,
  resetting: 'Voltando...',
  courierPause: 'Enquanto o motoboy está em pausa, a loja não vende nada. Encerre a pausa em Loja.',
  toShop: 'Abrir Loja',
  pastDay: 'Este dia já passou.',
  promisedTitle: 'Prometidos para este dia',
  orderWords: ({
    promise,
    isPickup,
    isGift,
  }: {
    promise: PromisedSlot
    isPickup: boolean
    isGift: boolean
  }) =>
    [
      shiftNames[promise.shift].toLowerCase(),
      ...(isPickup ? ['retirada'] : []),
      ...(isGift ? ['presente'] : []),
    ].join(', '),
  openOrder: 'Abrir',
  openOrderLabel: (orderNumber: string) => `Abrir o pedido ${orderNumber}`,
  coming: 'O que vem',
  nothingComing: 'Nada diferente nas próximas seis semanas.',
  comingDay: (day: string, today: string) =>
    day === today
      ? 'Hoje'
      : `${capital(longDay(day).split(',')[0]?.replace('-feira', '') ?? '')}, ${dayAndMonth(day)}`,
  agreed: 'Já combinado',
  entryDetails: ({ kind, places, note }: CalendarEntry) =>
    [
      ...(kind === 'vacation' ? ['a loja mostra as velas e ninguém compra até a volta'] : []),
      ...(kind === 'day-off' ? ['a loja vende para outros dias'] : []),
      ...(places ? [placesWords(places)] : []),
      ...(note ? [note] : []),
    ].join('; '),
  holidays: 'Feriados',
  holidaysText: (next: string) =>
    `fecham sozinhos, e cada um pode ser aberto; o próximo é ${dayAndMonth(next)}`,
  week: 'A semana padrão',
  weekText: 'quanto cabe em cada turno, horários e prazos',
  change: 'Mudar',
  changeLabel: (setting: string) => `Mudar: ${setting}`,
  changeFailed: 'O calendário não mudou',
  done: {
    open: (day: string) => `${dayAndMonth(day)} aberto`,
    saved: (day: string) => `${dayAndMonth(day)} salvo`,
    closed: (span: { from: string; until: string }) =>
      span.from === span.until ? `${spanWords(span)} fechado` : `${spanWords(span)} fechados`,
    reset: (span: { from: string; until: string }) => `${spanWords(span)}: como na semana padrão`,
    text: 'Já vale na loja.',
    moved: (count: number) => `${count === 1 ? '1 pedido mudou' : `${count} pedidos mudaram`} de dia.`,
  },
  faults,
  refusals: {
    changedMeanwhile: (day: string, entry: CalendarEntry | null) =>
      `Outra aba ou outra pessoa mexeu nele antes. Agora está assim: ${entry ? describeEntries([entry]) : `${dayAndMonth(day)}, como em qualquer semana`}. Confira e toque de novo.`,
    promises: (count: number) =>
      `${count === 1 ? 'Há 1 pedido prometido' : `Há ${count} pedidos prometidos`} que você ainda não viu nesta lista. Nada mudou: confira e toque de novo.`,
    promisesFirst: (count: number) =>
      `${count === 1 ? 'Há 1 pedido prometido' : `Há ${count} pedidos prometidos`} para um turno que ficaria fechado. Nada mudou: deixe 1 vaga nele e a loja não vende mais do que já vendeu, ou abra cada pedido e mude o dia.`,
    courierPause: 'O motoboy está em pausa neste dia, e a loja não vende nada. Encerre a pausa em Loja.',
    slotTaken: (orderNumber: string) =>
      `O novo dia do pedido ${orderNumber} acabou de lotar. Nada mudou: escolha outro e toque de novo.`,
    slotUnavailable: (orderNumber: string) =>
      `O pedido ${orderNumber} não pode ir para o dia escolhido. Nada mudou: escolha outro e toque de novo.`,
  },
  undone: { title: 'Desfeito', text: 'O calendário está como antes.' },
  undoneBut: (count: number) => ({
    title: 'Desfeito em parte',
    text: `O calendário está como antes, mas ${orders(count)} ${count === 1 ? 'ficou' : 'ficaram'} no novo dia: o e-mail já saiu, ou o turno anterior lotou. Abra cada um para mudar.`,
  }),
  undoTooLate: 'Não dá mais para desfazer: o calendário já mudou de novo, ou passou tempo demais.',
} as const

export const closeDaysCopy = {
  title: 'Fechar dias',
  lead: 'Ninguém mais consegue marcar entrega ou retirada neles.',
  when: 'Quando',
  from: 'De',
  until: 'Até (inclusive)',
  days: (count: number) => some(count, 'dia', 'dias'),
  kind: 'O que acontece com a loja',
  kinds: {
    'day-off': { label: 'Folga', hint: 'continua vendendo, para outros dias' },
    vacation: { label: 'Férias', hint: 'mostra as velas, ninguém compra até a volta' },
  },
  note: {
    label: 'Recado (opcional)',
    hint: 'Nas férias aparece na loja; numa folga só você vê.',
  },
  promises: (count: number) =>
    count === 1 ? '1 pedido pago já está nesses dias' : `${count} pedidos pagos já estão nesses dias`,
  promisesHint: 'Nenhum deles muda sozinho: você decide cada um.',
  noneIn: (parcels: number) =>
    parcels === 0 ? 'Nenhum pedido pago nesses dias.' : 'Nenhuma entrega ou retirada nesses dias.',
  plan: (orderNumber: string) => `O que fazer com o pedido ${orderNumber}`,
  moveTo: (slot: string) => `Mudar para ${slot}`,
  keep: 'Entrego assim mesmo',
  keepPickup: 'Fica assim mesmo: eu atendo',
  noDay: 'Não há dia livre perto: combine com o cliente.',
  gift: (isEarlier: boolean) =>
    isEarlier
      ? 'É presente: sugerimos uma data anterior.'
      : 'É presente, e não há dia livre antes: veja se outro dia serve.',
  pickup: 'retirada no ateliê',
  noEmail: 'Sem e-mail: avise por telefone ou WhatsApp.',
  open: 'Abrir o pedido',
  effects: 'O que muda',
  effectList: ({ kind, ...span }: { kind: EntryKind; from: string; until: string }) => [
    `${kinds[kind]}, ${spanWords(span)}: ${span.from === span.until ? 'este dia deixa' : 'estes dias deixam'} de aparecer no carrinho, na retirada e ao remarcar.`,
    'Quem está pagando agora termina de pagar e recebe outro dia.',
    'Levas não mudam: o que fica pronto num dia fechado sai no próximo aberto.',
    'Nada é cancelado nem devolvido sozinho.',
  ],
  mail: 'Quem recebe e-mail',
  mailText:
    'Quem muda de dia e deixou e-mail recebe o novo dia e pode escolher outro. Você tem 10 segundos para desfazer.',
  leave: 'Deixar aberto',
  submit: (mailedCount: number) =>
    mailedCount === 0
      ? 'Fechar'
      : mailedCount === 1
        ? 'Fechar e avisar 1 cliente'
        : `Fechar e avisar ${mailedCount} clientes`,
  submitting: 'Fechando...',
} as const

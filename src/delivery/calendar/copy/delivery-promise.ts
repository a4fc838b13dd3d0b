import type { OpenSlot } from '#delivery/calendar/domain/open-slots.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { addDays, findWeekday } from '#platform/domain/calendar.ts'
import { hourWords, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayAndMonth, timeOfDay } from '#ui/copy/calendar.ts'
import { partOfDay } from './delivery-slot.ts'

const ON_WEEKDAY = [
  'no domingo',
  'na segunda',
  'na terça',
  'na quarta',
  'na quinta',
  'na sexta',
  'no sábado',
] as const

/** 'hoje à noite', 'amanhã de manhã', 'na quinta à tarde', 'na quinta, 26/11, à tarde' */
function receivedWords({ day, shift }: DeliverySlot, today: string): string {
  const part = partOfDay[shift]
  if (day === today) return `hoje ${part}`
  if (day === addDays(today, 1)) return `amanhã ${part}`
  const weekday = ON_WEEKDAY[findWeekday(day)]
  return day < addDays(today, 7) ? `${weekday} ${part}` : `${weekday}, ${dayAndMonth(day)}, ${part}`
}

/** Neighbourhoods that take an article, by first word; all others use 'em'. */
const WITH_ARTICLE = {
  na: /^(Aclimação|Água|Barra|Bela|Brasilândia|Cachoeirinha|Cantareira|Casa|Chácara|Cidade|Consolação|Freguesia|Lapa|Liberdade|Luz|Mooca|Parada|Pedreira|Penha|Pompeia|Ponte|República|Saúde|Sé|Vila)(?: |$)/,
  no: /^(Alto|Aricanduva|Belém|Belenzinho|Bixiga|Bom|Brás|Brooklin|Butantã|Cambuci|Campo|Cangaíba|Canindé|Capão|Carrão|Centro|Conjunto|Cursino|Glicério|Grajaú|Ibirapuera|Iguatemi|Imirim|Ipiranga|Itaim|Jabaquara|Jaçanã|Jaguaré|Jaraguá|Jardim|Lajeado|Limão|Mandaqui|Morumbi|Pacaembu|Paraíso|Pari|Parque|Planalto|Real|Rio|Sacomã|Socorro|Sumaré|Sumarezinho|Tatuapé|Tremembé|Tucuruvi)(?: |$)/,
} as const

function inPlace(place: string | null): string {
  if (!place) return ''
  if (WITH_ARTICLE.na.test(place)) return ` na ${place}`
  return WITH_ARTICLE.no.test(place) ? ` no ${place}` : ` em ${place}`
}

/**
 * 'Peça até 16h e receba hoje à noite em Perdizes', or 'Peça hoje e receba…' if the cut-off is after
 * midnight.
 */
export function orderByWords(slot: OpenSlot, place: string | null, now: Date): string {
  const today = isoDay(now)
  const until = isoDay(slot.orderUntil) === today ? `até ${hourWords(timeOfDay(slot.orderUntil))}` : 'hoje'
  return `Peça ${until} e receba ${receivedWords(slot, today)}${inPlace(place)}`
}

/** For reserved candles or a pause: the slot is chosen later, with the address. */
export const readyOnWords = (day: string) =>
  `Chega a partir de ${dayAndMonth(day)}, no dia e turno que você escolher`

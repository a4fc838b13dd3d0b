import type { SalePause } from '#delivery/calendar/domain/sale-pause.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'

/** What visitors read while nothing can be bought: when it opens again, in the words of the owner if they wrote some. */
export function pauseSentence({ reason, opensOn, note }: SalePause): string {
  if (note !== '') return note
  const why = reason === 'holiday' ? 'O ateliê está descansando' : 'As entregas estão em pausa'
  return opensOn === null
    ? `${why}. Em breve voltamos a vender.`
    : `${why}. Voltamos a vender em ${longDayAndMonth(opensOn)}.`
}

/** For the one who wants to buy: the day must be there, whatever the owner wrote. */
export function pausedSaleSentence({ opensOn }: Pick<SalePause, 'opensOn'>): string {
  const when = opensOn === null ? 'Em breve' : `Em ${longDayAndMonth(opensOn)}`
  return `A loja está em pausa. ${when} você poderá finalizar a compra; o seu carrinho fica guardado.`
}

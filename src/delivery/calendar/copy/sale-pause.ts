import type { SalePause } from '#delivery/calendar/domain/sale-pause.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'

export function pauseSentence({ reason, opensOn, note }: SalePause): string {
  if (note !== '') return note
  const reasonText = reason === 'holiday' ? 'O ateliê está descansando' : 'As entregas estão em pausa'
  return opensOn === null
    ? `${reasonText}. Em breve voltamos a vender.`
    : `${reasonText}. Voltamos a vender em ${longDayAndMonth(opensOn)}.`
}

/** For the cart: always includes the day, even if the owner wrote a note. */
export function pausedSaleSentence({ opensOn }: Pick<SalePause, 'opensOn'>): string {
  const when = opensOn === null ? 'Em breve' : `Em ${longDayAndMonth(opensOn)}`
  return `A loja está em pausa. ${when} você poderá finalizar a compra; o seu carrinho fica guardado.`
}

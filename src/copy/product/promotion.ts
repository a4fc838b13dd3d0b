import { plainDay } from '#copy/delivery/calendar.ts'

/** Sent by the server: the page's script has no room for it. */
export const offerUntil = (day: string) => `Promoção até ${plainDay(day)}`

export const promotionForm = {
  title: 'Promoção',
  hint: 'o preço “de” precisa ter valido nos 30 dias antes do início',
  price: 'Preço promocional',
  from: 'Começa em',
  until: 'Termina em',
  untilHint: 'Vale até o fim deste dia.',
  notAsked: (day: string, size: string | null) =>
    `${size ? `O preço do tamanho ${size}` : 'Este preço'} só vale como “de” a partir de ${plainDay(day)}, quando terá sido cobrado por 30 dias. Comece nesse dia ou depois.`,
} as const

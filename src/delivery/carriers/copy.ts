import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import type { ArrivalDays } from '#delivery/calendar/domain/shifts.ts'
import type { ParcelRefusal } from '#delivery/carriers/domain/parcel-refusal.ts'
import { quoteRefusalSentence } from '#delivery/freight/copy/freight.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

export const serviceWords = ({ carrier, service }: { carrier: string; service: string }) =>
  `${carrier}, ${service}`

export const notByPost = (names: readonly string[]): string =>
  `${names.join(', ')}: ${names.length === 1 ? 'não pode' : 'não podem'} ir pelo correio nem por transportadora. Remova do presente para enviar este pedido.`

export const parcelCopy = {
  question: 'Até a sua porta, em todo o Brasil',
  questionBesideRide: 'Quem leva até você',
  rideArrives: 'No dia e turno que você escolher',
  sent: 'Correios ou transportadora',
  arrivesWord: 'Chega',
  arrivesAt: (days: ArrivalDays, place: string) => `Chega ${arrivalWords(days)}, em ${place}`,
  arrives: (days: ArrivalDays) => `Chega ${arrivalWords(days)}`,
  leaves: (day: string) => `Postamos em ${dayAndMonth(day)}; feriados e fins de semana já estão na conta.`,
  differs: 'O que muda fora de São Paulo',
  facts: [
    {
      title: 'Sem motoboy e sem turno.',
      text: 'A entrega é em horário comercial, e o dia é uma previsão.',
    },
    { title: 'Você acompanha pelo código.', text: 'Ele chega por e-mail quando a caixa for postada.' },
    { title: 'Chegou quebrada?', text: 'Mande uma foto pela página do pedido e a gente resolve.' },
  ],
  containersOnlyInCity: {
    title: 'Os potes vazios ficam com você.',
    text: 'A coleta é só na cidade de São Paulo.',
  },
  differsFromRide: 'O que muda sem o motoboy',
  containersNotCollected: {
    title: 'Os potes vazios ficam com você.',
    text: 'Correios e transportadoras não recolhem potes.',
  },
} as const

type SentenceOf = { readonly [R in ParcelRefusal as R['code']]: (details: R['details']) => string }

const askUs = 'Fale com a gente e combinamos o envio.'

const measures = { weight: 'o peso', size: 'as medidas', both: 'o peso e as medidas' } as const

const refusals: SentenceOf = {
  'items-missing': () => 'Enviamos para lá: coloque as velas no carrinho para ver o frete.',
  'item-not-found': () => 'O carrinho mudou. Confira as velas e calcule de novo.',
  'item-not-measured': ({ name, missing }) =>
    `Ainda não sabemos ${measures[missing]} de ${name} para calcular o envio. ${askUs}`,
  'item-too-heavy': ({ name }) => `${name} passa de 30 kg, o limite de um pacote. ${askUs}`,
  'item-too-large': ({ name }) => `${name} não cabe nas nossas caixas de envio. ${askUs}`,
  'too-many-pieces': () => `É mais do que enviamos de uma vez. ${askUs}`,
  'no-boxes': () => `Ainda não conseguimos calcular o envio para fora de São Paulo. ${askUs}`,
  'cep-of-another-place': ({ cep, place }) =>
    `O CEP ${maskCep(cep)} é de ${place}. Confira o CEP, a cidade e o estado.`,
  'state-not-served': ({ state }) =>
    `Por enquanto, não enviamos este pedido para este estado (${state.name}). ${askUs}`,
  'no-day-known': () => 'A loja está em pausa, e ainda não sabemos o dia do próximo envio.',
}

const isAboutParcel = (refusal: QuoteRefusal | ParcelRefusal): refusal is ParcelRefusal =>
  refusal.code in refusals

export function deliveryRefusalSentence(refusal: QuoteRefusal | ParcelRefusal): string {
  if (!isAboutParcel(refusal)) return quoteRefusalSentence(refusal)
  const sentence = refusals[refusal.code] as (details: ParcelRefusal['details']) => string
  return sentence(refusal.details)
}

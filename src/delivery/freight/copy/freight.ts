import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import { BASE_METRES, FREIGHT_BANDS } from '#delivery/freight/domain/price-freight.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { formatBrl, roundToCentavos } from '#platform/domain/money.ts'
import { cepUnknown, courierOff, outsideCity } from './cep-quote.ts'
import { formatKm, km } from './ride.ts'

const SAME_DAY = 'Mesmo dia'

export function etaWords(promisedDay: string, today: string): string {
  const words = dayWords(promisedDay)
  return promisedDay === today ? SAME_DAY : words.charAt(0).toUpperCase() + words.slice(1)
}

export const noEta = 'Dia a combinar'

export const freightCopy = {
  title: 'Entrega',
  provider: 'Motoboy SP',
  sameDay: SAME_DAY,
  calculate: 'Calcular frete',
  calculating: 'Calculando frete...',
  ride: (duration: string) => `${duration.charAt(0).toUpperCase()}${duration.slice(1)} de trajeto`,
  arranged: 'Entrega combinada com você',
  arrangedText:
    'Nós mesmos levamos até você, no dia e turno que você escolher. Sem custo de frete, na cidade de São Paulo.',
  noScriptArranged: 'O endereço e o pagamento precisam de JavaScript. O seu carrinho fica guardado.',
  noScript: 'O cálculo do frete e o pagamento precisam de JavaScript. O seu carrinho fica guardado.',
  recalculate: 'Recalcular Frete',
  completeProfile: 'Complete seu endereco no perfil para calcular o frete.',
  calculated: (price: string, eta: string) => ({ title: 'Frete calculado!', text: `${price}, ${eta}` }),
  changed: (from: string, to: string) => ({
    title: 'O frete mudou',
    text: `Era ${from} e agora é ${to}.`,
  }),
  deliverTo: 'Entregar em',
  sources: { quoted: 'o último que você usou', profile: 'do seu perfil', ordered: 'do seu último pedido' },
  change: 'Alterar',
  changeLabel: 'Alterar o endereço de entrega',
  details: 'Mapa e cálculo do frete',
  addressInvalid: {
    title: 'Endereco invalido',
    text: 'Complete e valide seu endereco antes de calcular o frete',
  },
  failed: { title: 'Erro no calculo', text: 'Nao foi possivel calcular o frete' },
} as const

type SentenceOf = { readonly [R in QuoteRefusal as R['code']]: (details: R['details']) => string }

const refusals: SentenceOf = {
  'courier-disabled': () => courierOff,
  'origin-unknown': () => 'Nao foi possivel calcular o frete',
  'mode-not-offered': () => 'Só calculamos o frete pela tabela do motoboy.',
  'express-not-offered': () => 'Ainda não temos entrega expressa.',
  'address-incomplete': () => freightCopy.addressInvalid.text,
  'address-not-found': () => 'Verifique se digitou corretamente o CEP, nome da rua e cidade.',
  'cep-unknown': ({ cep }) => cepUnknown(cep),
  'cep-not-found': ({ cep }) => `Não encontramos o CEP ${maskCep(cep)}. Confira os números.`,
  'cep-of-another-street': ({ cep, street }) =>
    `O CEP ${maskCep(cep)} é de ${street}. Confira o CEP e o nome da rua.`,
  'point-far-from-cep': () => 'O ponto no mapa fica longe do CEP informado. Confira o endereço.',
  'outside-city': ({ place }) => outsideCity(place),
  'beyond-reach': ({ metres, place }) =>
    `${place ? `${place} fica` : 'Este endereço fica'} a ${formatKm(metres)} do ateliê, e o motoboy vai até 40 km.`,
}

export function quoteRefusalSentence(refusal: QuoteRefusal): string {
  const sentence = refusals[refusal.code] as (details: QuoteRefusal['details']) => string
  return sentence(refusal.details)
}

export type BreakdownLine = {
  readonly label: string
  readonly amount: string
  /** Ring on the distance map; null for lines that do not depend on distance. */
  readonly ring: number | null
}

const reais = (amount: number) => formatBrl(roundToCentavos(amount * 100))

/** Older orders have no peak surcharge fields. */
export function breakdownLines(
  breakdown: Omit<FreightBreakdown, 'peakUpchargeApplied' | 'peakUpchargePct' | 'peakUpchargeAmount'> &
    Partial<FreightBreakdown>,
): BreakdownLine[] {
  const {
    base,
    kmTiers,
    handling,
    peakUpchargeApplied,
    peakUpchargePct = 15,
    peakUpchargeAmount = 0,
  } = breakdown
  const bands = kmTiers.map(({ fromKm, toKm, ratePerKm, subtotal }) => ({
    label: `${km(fromKm)} a ${km(toKm)} km × ${reais(ratePerKm)}`,
    amount: reais(subtotal),
    ring: FREIGHT_BANDS.findIndex((band) => band.fromMetres === fromKm * 1000) + 1,
  }))
  const lines: BreakdownLine[] = [
    { label: `Base, até ${BASE_METRES / 1000} km`, amount: reais(base), ring: 0 },
    ...bands,
    { label: 'Manuseio', amount: reais(handling), ring: null },
  ]
  if (!peakUpchargeApplied) return lines
  const peak = `Horário de pico, ${formatDecimal(peakUpchargePct, { most: 2 })}%`
  return [...lines, { label: peak, amount: reais(peakUpchargeAmount), ring: null }]
}

export function distanceMapLabel(metres: number): string {
  const band = FREIGHT_BANDS.find(({ fromMetres, toMetres }) => metres > fromMetres && metres <= toMetres)
  const range = band ? `de ${band.fromMetres / 1000} a ${band.toMetres / 1000} km` : 'até 3 km'
  return `Mapa de faixas de distância: a entrega fica a ${formatKm(metres)} do ateliê, na faixa ${range}`
}

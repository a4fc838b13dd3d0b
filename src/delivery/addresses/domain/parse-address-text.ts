import { foldText } from '#platform/domain/fold-text.ts'
import { type StreetWords, streetWords } from './street-words.ts'

/** What a line of free text says about an address. Parts that it does not say are empty. */
export type AddressText = StreetWords & {
  /** Eight digits. */
  readonly cep: string
  readonly street: string
  readonly number: string
  readonly complement: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
}

const STATES = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)
const CEP = /(?:\bcep:?\s*)?(?<!\d)(\d{5})[-\s]?(\d{3})(?!\d)/i
const SEPARATOR = /[,;\n]|\s[-–—]\s?|\/(?=\s*[A-Z]{2}\s*$)/
const NUMBER = /^(?:n[ºo°.]*\s*|n[uú]mero\s*)?(\d+\s?[a-z]?|s\/?n)(?:\s+(.+))?$/i
const TRAILING_NUMBER = /^(.*\S)\s+(?:n[ºo°.]*\s*)?(\d+[a-z]?|s\/n)$/i
const COMPLEMENT =
  /^(?:ap|apto|apartamento|bl|bloco|casa|cj|conj|conjunto|sala|andar|torre|loja|fundos|sobrado|cobertura)\b/i

/** 'Rua Harmonia, 500, apto 71 - Sumarezinho, São Paulo - SP, 05435-000', and whatever of it people leave out. */
export function parseAddressText(text: string): AddressText {
  const cep = CEP.exec(text)
  const segments = text
    .replace(CEP, ' ')
    .split(SEPARATOR)
    .map((segment) => segment.replace(/\s+/g, ' ').trim())
    .filter((segment) => segment !== '' && !/^bra[sz]il$/i.test(segment))
  const { city, state } = takeCity(segments)
  const { street, number, complement } = takeStreet(segments)
  const complements = [complement, ...segments.filter((segment) => COMPLEMENT.test(segment))]
  return {
    cep: cep ? `${cep[1]}${cep[2]}` : '',
    street,
    number,
    complement: complements.filter(Boolean).join(', '),
    neighborhood: segments.find((segment) => !COMPLEMENT.test(segment)) ?? '',
    city,
    state,
    ...streetWords(street),
  }
}

/** The state stands last, the city before it. Removes both; a lone first segment is the street, never the city. */
function takeCity(segments: string[]): { city: string; state: string } {
  const last = segments.at(-1)?.toUpperCase() ?? ''
  const state = segments.length > 1 && STATES.has(last) ? last : ''
  if (state) segments.pop()
  const position = segments.findLastIndex((segment, index) => index > 0 && foldText(segment) === 'sao paulo')
  if (position > 0) return { city: segments.splice(position, 1)[0] ?? '', state }
  const beforeState = segments.at(-1) ?? ''
  const isCity = state !== '' && segments.length > 1 && !NUMBER.test(beforeState)
  return { city: isCity ? (segments.pop() ?? '') : '', state }
}

/** The street stands first; its number after a comma, or after its name ('harmonia 500'), but 'Rua 7' is a name. */
function takeStreet(segments: string[]): { street: string; number: string; complement: string } {
  const first = segments.shift() ?? ''
  const [, number = '', complement = ''] = NUMBER.exec(segments[0] ?? '') ?? []
  if (number) {
    segments.shift()
    return { street: first, number, complement }
  }
  const [, street = '', trailing = ''] = TRAILING_NUMBER.exec(first) ?? []
  const isNumber = trailing !== '' && streetWords(street).words.length > 0
  return isNumber
    ? { street, number: trailing, complement: '' }
    : { street: first, number: '', complement: '' }
}

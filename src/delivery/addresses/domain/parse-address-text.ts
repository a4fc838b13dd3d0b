import { foldText } from '#platform/domain/fold-text.ts'
import { type StreetWords, streetWords } from './street-words.ts'

export type AddressText = StreetWords & {
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

/** Parses 'Rua Harmonia, 500, apto 71 - Sumarezinho, São Paulo - SP, 05435-000' and shorter forms. */
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

/** Removes the trailing state and the city before it. A single segment is a street, never a city. */
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

/** Takes the number after a comma or at the end ('harmonia 500'). In 'Rua 7', the number is the name. */
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

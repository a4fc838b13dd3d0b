export type RawStreet = { cep: string; street: string; neighborhood: string; span: string }

export type Street = {
  cep: string
  street: string
  neighborhood: string
  number: string
  span: string
}

const SMALL_WORDS = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'nas',
  'nos',
  'ao',
  'aos',
  'à',
])
const ROMAN_NUMERAL = /^(?:x{1,3}|x{0,3}(?:ix|iv|v?i{1,3}|v))$/i
const STRETCH = /^(.+?)(?:,| -) ((?:do|de|até|ao) .*\d.*)$/i
const BUILDING = /^(.+?),?\s+(?:nº\s*)?(\d+(?:[/-]\w+)?|s\/n)(?:\b|$)/i
const POST_OFFICE_COUNTER = /\s+(?:locker correios|mezanino|térreo)\b.*$/i
const ITS_NUMBER = /^(\d+|s\/n)\b/i

/** CEPs ending in 900 to 999 belong to single buildings and large recipients. */
export function belongsToOneBuilding(cep: string): boolean {
  return cep.slice(5) >= '900'
}

/**
 * 'Praça Do Patriarca' → 'Praça do Patriarca', 'Papa João Xxiii' → 'Papa João XXIII'. A final 'E' is a
 * name ('Rua E').
 */
export function normaliseName(name: string): string {
  const words = name.trim().split(/\s+/)
  const tidied = words.map((word, position) => {
    const between = position > 0 && position < words.length - 1
    if (between && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase()
    return word.length > 1 && ROMAN_NUMERAL.test(word) ? word.toUpperCase() : word
  })
  return tidied.join(' ')
}

function splitBuilding(raw: RawStreet): Pick<Street, 'street' | 'number'> {
  const name = raw.street.replace(POST_OFFICE_COUNTER, '')
  const [, street, number] = BUILDING.exec(name) ?? []
  if (street && number) return { street: normaliseName(street), number: number.toLowerCase() }
  return { street: normaliseName(name), number: ITS_NUMBER.exec(raw.span)?.[1]?.toLowerCase() ?? '' }
}

export function normaliseStreet(raw: RawStreet): Street {
  const neighborhood = normaliseName(raw.neighborhood)
  if (belongsToOneBuilding(raw.cep)) return { cep: raw.cep, neighborhood, span: '', ...splitBuilding(raw) }
  const [, street, stretch] = STRETCH.exec(raw.street) ?? []
  const span = stretch?.toLowerCase() ?? raw.span
  return { cep: raw.cep, street: normaliseName(street ?? raw.street), neighborhood, number: '', span }
}

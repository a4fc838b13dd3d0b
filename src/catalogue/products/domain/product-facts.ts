export interface ScentPyramid {
  top: string[]
  heart: string[]
  base: string[]
}

export interface Intensity {
  level: number
  word: string
}

export type Specifications = Readonly<Record<string, string>>
export type Fact = readonly [name: string, value: string]

export const BURNING_TIME = 'Tempo de queima'
/** Weight without packaging; freight uses the packed weight. */
export const WAX_WEIGHT = 'Peso da cera'
export const DIMENSIONS = 'Dimensões'
const intensityName = 'Intensidade'
const layerNames = ['Topo', 'Coração', 'Fundo'] as const
export const ROOM_SIZE = 'Ambiente ideal'
export const SETTING = 'Combina com'
const settingNames = [ROOM_SIZE, SETTING] as const
/** jsonb does not preserve key order: these names come first, the others alphabetically. */
const leadingNames = [BURNING_TIME, WAX_WEIGHT, 'Cera', 'Pavio', 'Recipiente']

/** Null unless all three layers are present, because a partial pyramid cannot be drawn. */
export function scentPyramid(specifications: Specifications): ScentPyramid | null {
  const [top, heart, base] = layerNames.map((name) => splitNotes(specifications[name]))
  return top?.length && heart?.length && base?.length ? { top, heart, base } : null
}

function splitNotes(text = ''): string[] {
  return text
    .split(/,| e /)
    .map((note) => note.trim())
    .filter(Boolean)
}

export function intensity(specifications: Specifications): Intensity | null {
  const match = /^([1-5])(?:\s*[–-]\s*(.+))?$/.exec(specifications[intensityName]?.trim() ?? '')
  return match?.[1] ? { level: Number(match[1]), word: match[2]?.trim() ?? '' } : null
}

export const tellsScent = (specifications: Specifications) =>
  scentPyramid(specifications) !== null && intensity(specifications) !== null

/** One note per layer, to fit on a card: 'Laranja-doce, canela em pau e baunilha'. */
export function shortScent(specifications: Specifications): string | null {
  const pyramid = scentPyramid(specifications)
  if (!pyramid) return null
  const [top, heart, base] = [pyramid.top[0], pyramid.heart[0], pyramid.base[0]] as [string, string, string]
  return `${top}, ${lowerFirst(heart)} e ${lowerFirst(base)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const scentFacts = (specifications: Specifications): Fact[] =>
  presentFacts(specifications, [...layerNames, intensityName, ...settingNames])

export interface ScentStory {
  pyramid: ScentPyramid
  intensity: Intensity | null
  setting: Fact[]
}

export function scentStory(specifications: Specifications): ScentStory | null {
  const pyramid = scentPyramid(specifications)
  if (!pyramid) return null
  return {
    pyramid,
    intensity: intensity(specifications),
    setting: presentFacts(specifications, settingNames),
  }
}

/** Values of the chosen size override those of the product. */
export function listedSpecifications(specifications: Specifications, ofSize: Specifications = {}): Fact[] {
  const filledFacts = { ...withoutBlanks(specifications), ...withoutBlanks(ofSize) }
  const stated = new Set<string>(
    scentPyramid(specifications) ? [...layerNames, intensityName, ...settingNames] : layerNames,
  )
  const others = Object.keys(filledFacts)
    .filter((name) => !leadingNames.includes(name) && !stated.has(name))
    .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return presentFacts(filledFacts, [...leadingNames, ...others])
}

export function allSpecifications(specifications: Specifications): Fact[] {
  const first: string[] = [...layerNames, intensityName, ...settingNames, ...leadingNames]
  const others = Object.keys(specifications)
    .filter((name) => !first.includes(name))
    .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return presentFacts(specifications, [...first, ...others])
}

function presentFacts(specifications: Specifications, names: readonly string[]): Fact[] {
  return names.flatMap((name) => {
    const value = specifications[name]?.trim()
    return value ? [[name, value] as const] : []
  })
}

function withoutBlanks(specifications: Specifications): Specifications {
  return Object.fromEntries(Object.entries(specifications).filter(([, value]) => value.trim() !== ''))
}

/** What is drawn rather than listed, read out of a product's free specifications. */
export interface ScentPyramid {
  top: string[]
  heart: string[]
  base: string[]
}

export interface Intensity {
  /** 1 to 5. */
  level: number
  word: string
}

export type Specifications = Readonly<Record<string, string>>
export type Fact = readonly [name: string, value: string]

export const BURNING_TIME = 'Tempo de queima'
/** What is sold; the weight with its packing belongs to the freight. */
export const WAX_WEIGHT = 'Peso da cera'
export const DIMENSIONS = 'Dimensões'
const intensityName = 'Intensidade'
const layerNames = ['Topo', 'Coração', 'Fundo'] as const
/** Where and when a scent is at home: read beside its drawing. */
export const ROOM_SIZE = 'Ambiente ideal'
export const SETTING = 'Combina com'
const settingNames = [ROOM_SIZE, SETTING] as const
/** jsonb forgets the order in which the owner wrote; these come first, in this order, the others by name. */
const leadingNames = [BURNING_TIME, WAX_WEIGHT, 'Cera', 'Pavio', 'Recipiente']

/** All three layers or none: half a pyramid cannot be drawn. */
export function scentPyramid(specifications: Specifications): ScentPyramid | null {
  const [top, heart, base] = layerNames.map((name) => notesOf(specifications[name]))
  return top?.length && heart?.length && base?.length ? { top, heart, base } : null
}

function notesOf(text = ''): string[] {
  return text
    .split(/,| e /)
    .map((note) => note.trim())
    .filter(Boolean)
}

/** '3 – Média' or '3'. */
export function intensity(specifications: Specifications): Intensity | null {
  const match = /^([1-5])(?:\s*[–-]\s*(.+))?$/.exec(specifications[intensityName]?.trim() ?? '')
  return match?.[1] ? { level: Number(match[1]), word: match[2]?.trim() ?? '' } : null
}

/** Whether notes and intensity are known. */
export const tellsScent = (specifications: Specifications) =>
  scentPyramid(specifications) !== null && intensity(specifications) !== null

/** One note of each layer, as a card has room for: 'Laranja-doce, canela em pau e baunilha'. */
export function shortScent(specifications: Specifications): string | null {
  const pyramid = scentPyramid(specifications)
  if (!pyramid) return null
  const [top, heart, base] = [pyramid.top[0], pyramid.heart[0], pyramid.base[0]] as [string, string, string]
  return `${top}, ${lowerFirst(heart)} e ${lowerFirst(base)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What is written about the scent, for those who draw nothing. */
export const scentFacts = (specifications: Specifications): Fact[] =>
  presentFacts(specifications, [...layerNames, intensityName, ...settingNames])

export interface ScentStory {
  pyramid: ScentPyramid
  intensity: Intensity | null
  setting: Fact[]
}

/** What the page tells beside the drawing; null where there is nothing to draw. */
export function scentStory(specifications: Specifications): ScentStory | null {
  const pyramid = scentPyramid(specifications)
  if (!pyramid) return null
  return {
    pyramid,
    intensity: intensity(specifications),
    setting: presentFacts(specifications, settingNames),
  }
}

/**
 * The list of specifications in a fixed order. What a chosen size says stands in for what the product says; of what
 * neither says, nothing is said.
 */
export function listedSpecifications(specifications: Specifications, ofSize: Specifications = {}): Fact[] {
  const known = { ...withoutBlanks(specifications), ...withoutBlanks(ofSize) }
  const stated = new Set<string>(
    scentPyramid(specifications) ? [...layerNames, intensityName, ...settingNames] : layerNames,
  )
  const others = Object.keys(known)
    .filter((name) => !leadingNames.includes(name) && !stated.has(name))
    .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return presentFacts(known, [...leadingNames, ...others])
}

/** Everything that is written down, in the order in which the page tells it: for whoever edits it. */
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

export const filterKinds = [
  'familia',
  'nota',
  'intensidade',
  'ambiente',
  'preco',
  'tamanho',
  'estoque',
] as const
export type FilterKind = (typeof filterKinds)[number]

export type ProductFilters = Readonly<Partial<Record<FilterKind, string>>>

export interface FilterChoice {
  kind: FilterKind
  value: string
  count: number
}

/** In the same order as `family_words` in the database. */
export const scentFamilies = [
  'amadeirado',
  'floral',
  'citrico',
  'herbal',
  'especiado',
  'gourmand',
  'frutado',
] as const
export type ScentFamily = (typeof scentFamilies)[number]

interface PriceBand {
  value: string
  /** In reais; `above` is exclusive, `upTo` inclusive. */
  above: number
  upTo: number | null
}

export const priceBands: readonly PriceBand[] = [
  { value: 'ate-80', above: 0, upTo: 80 },
  { value: '80-a-100', above: 80, upTo: 100 },
  { value: '100-a-120', above: 100, upTo: 120 },
  { value: '120-a-160', above: 120, upTo: 160 },
  { value: 'acima-de-160', above: 160, upTo: null },
]

export const IN_STOCK = 'agora'

const knownValues: Partial<Record<FilterKind, readonly string[]>> = {
  familia: scentFamilies,
  intensidade: ['1', '2', '3', '4', '5'],
  preco: priceBands.map(({ value }) => value),
  estoque: [IN_STOCK],
}

const MAX_VALUE_LENGTH = 60

/** Invalid parameters are treated as absent. */
export function readFilters(parameters: URLSearchParams): ProductFilters {
  const filters: Partial<Record<FilterKind, string>> = {}
  for (const kind of filterKinds) {
    const value = (parameters.get(kind) ?? '').trim().toLowerCase()
    const isKnown = knownValues[kind]?.includes(value) ?? value.length <= MAX_VALUE_LENGTH
    if (value && isKnown) filters[kind] = value
  }
  return filters
}

export const hasFilters = (filters: ProductFilters) => filterKinds.some((kind) => filters[kind])

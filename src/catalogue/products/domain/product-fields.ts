import {
  byField,
  day,
  type FactsOf,
  type FieldKind,
  type Fields,
  kilograms,
  line,
  listNames,
  MAX_MONEY,
  money,
  paragraphs,
  readInitialValues,
  slug,
  unlessEmpty,
} from './field-kinds.ts'
import { shelfFields } from './shelf-fields.ts'
import { sides, sizeFields } from './size-facts.ts'

export const productFields = {
  slug: slug({ longest: 100, required: true }),
  name: line({ longest: 120, required: true }),
  shortDescription: line({ longest: 160 }),
  description: paragraphs({ longest: 10_000 }),
  seoTitle: line({ longest: 70 }),
  seoDescription: line({ longest: 160 }),
  price: money({ most: MAX_MONEY, aboveZero: true }),
  salePrice: unlessEmpty(money({ most: MAX_MONEY, aboveZero: true })),
  saleFrom: unlessEmpty(day()),
  saleUntil: unlessEmpty(day()),
  ...shelfFields,
  weight: kilograms({ most: 1_000 }),
} satisfies Fields

export const productSwitches = { active: true, featured: false }

export type ProductField = keyof typeof productFields
export type ProductSwitch = keyof typeof productSwitches

export const fieldNames = listNames(productFields)
export const switchNames = Object.keys(productSwitches) as ProductSwitch[]

export type PlainFacts = FactsOf<typeof productFields> & Record<ProductSwitch, boolean>

export const initialFacts: PlainFacts = { ...readInitialValues(productFields), ...productSwitches }

const lists: readonly string[] = ['features', 'specifications', 'faq', 'variants']

export type KindAtField = FieldKind<unknown>['kind'] | 'length' | 'list' | 'switch'

const kinds: Readonly<Record<string, KindAtField>> = {
  ...byField(sizeFields, (name) => sizeFields[name].kind),
  ...byField(productFields, (name) => productFields[name].kind),
  addedStock: 'count',
  ...Object.fromEntries(sides.map((side) => [side, 'length'] as const)),
  ...Object.fromEntries(switchNames.map((name) => [name, 'switch'] as const)),
  ...Object.fromEntries(lists.map((name) => [name, 'list'] as const)),
}

/** The kind of a form field such as `variants.0.weight`, or of a CSV column such as `weightBySize`. */
export function kindAt(field: string): KindAtField {
  return kinds[field.replace(/^.*\./, '').replace(/BySize$/, '')] ?? 'text'
}

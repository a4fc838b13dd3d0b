import {
  day,
  type FieldKind,
  kilograms,
  line,
  MAX_MONEY,
  money,
  paragraphs,
  slug,
  unlessEmpty,
} from './field-kinds.ts'
import type { FaultReport } from './product-faults.ts'
import { shelfFields } from './shelf-fields.ts'

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
} satisfies Record<
  string,
  FieldKind<string> | FieldKind<number> | FieldKind<string | null> | FieldKind<number | null>
>

export const productSwitches = { active: true, featured: false }

export type ProductField = keyof typeof productFields
export type ProductSwitch = keyof typeof productSwitches

export const fieldNames = Object.keys(productFields) as ProductField[]
export const switchNames = Object.keys(productSwitches) as ProductSwitch[]

export type PlainFacts = { [Name in ProductField]: (typeof productFields)[Name]['initial'] } & Record<
  ProductSwitch,
  boolean
>

export function byField<Value>(of: (name: ProductField) => Value): Record<ProductField, Value> {
  return Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Record<ProductField, Value>
}

export const initialFacts = {
  ...byField((name) => productFields[name].initial),
  ...productSwitches,
} as PlainFacts

export function readField(name: ProductField, typed: string, report: FaultReport): PlainFacts[ProductField] {
  return productFields[name].read(typed, (fault) => report(name, fault))
}

export function showField(name: ProductField, facts: PlainFacts): string {
  const field: FieldKind<PlainFacts[ProductField]> = productFields[name]
  return field.show(facts[name])
}

export function canBeEmptied(name: ProductField): boolean {
  const field: FieldKind<PlainFacts[ProductField]> = productFields[name]
  return field.canBeEmptied ?? false
}

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

/** Every fact of a product that is one text, typed into the form or written into a cell of the file. */
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

/** Those that are yes or no, with what a new product starts with. */
export const productSwitches = { active: true, featured: false }

export type ProductField = keyof typeof productFields
export type ProductSwitch = keyof typeof productSwitches

export const fieldNames = Object.keys(productFields) as ProductField[]
export const switchNames = Object.keys(productSwitches) as ProductSwitch[]

/** What the table's entries read. */
export type PlainFacts = { [Name in ProductField]: (typeof productFields)[Name]['initial'] } & Record<
  ProductSwitch,
  boolean
>

/** What is said of each field. */
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

/** Whether an empty cell of a file takes the fact away. */
export function canBeEmptied(name: ProductField): boolean {
  const field: FieldKind<PlainFacts[ProductField]> = productFields[name]
  return field.canBeEmptied ?? false
}

import type { ShelfFacts } from '#catalogue/stock/domain/shelf.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { barcode, count, type FieldKind, line, MAX_MONEY, money } from './field-kinds.ts'
import { preselectedVariant } from './variants.ts'

const MAX_UNITS = 1_000_000

export const shelfFields = {
  cost: money({ most: MAX_MONEY }),
  stockQuantity: count({ most: MAX_UNITS }),
  minStockLevel: count({ most: MAX_UNITS, initial: 5 }),
  sku: line({ longest: 40 }),
  barcode: barcode(),
} satisfies { [Name in keyof ShelfFacts]: FieldKind<ShelfFacts[Name]> }

export type ShelfField = keyof ShelfFacts
export const shelfFieldNames = Object.keys(shelfFields) as ShelfField[]

export function byShelfField<Value>(of: (name: ShelfField) => Value): Record<ShelfField, Value> {
  return Object.fromEntries(shelfFieldNames.map((name) => [name, of(name)])) as Record<ShelfField, Value>
}

export const emptyShelf: ShelfFacts = { cost: 0, stockQuantity: 0, minStockLevel: 0, sku: '', barcode: '' }

export function showShelfField(name: ShelfField, facts: ShelfFacts): string {
  const field: FieldKind<ShelfFacts[ShelfField]> = shelfFields[name]
  return field.show(facts[name])
}

/** Derived facts of a product with sizes: stock totals, and the cost of the preselected size. */
export function shelfOfSizes(sizes: readonly (ShelfFacts & Sized)[]): ShelfFacts {
  const sum = (name: 'stockQuantity' | 'minStockLevel') => sizes.reduce((all, size) => all + size[name], 0)
  return {
    cost: preselectedVariant(sizes)?.cost ?? 0,
    stockQuantity: sum('stockQuantity'),
    minStockLevel: sum('minStockLevel'),
    sku: '',
    barcode: '',
  }
}

interface Sized {
  readonly priceAdjustment: Centavos
}

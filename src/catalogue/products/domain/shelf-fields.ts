import type { ShelfFacts } from '#catalogue/stock/domain/shelf.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { barcode, count, type FieldKind, line, listNames, MAX_MONEY, money } from './field-kinds.ts'
import { preselectedVariant } from './variants.ts'

const MAX_UNITS = 1_000_000

export const shelfFields = {
  cost: money({ most: MAX_MONEY }),
  stockQuantity: count({ most: MAX_UNITS }),
  minStockLevel: count({ most: MAX_UNITS, initial: 5 }),
  sku: line({ longest: 40 }),
  barcode: barcode(),
} satisfies { [Name in keyof ShelfFacts]: FieldKind<ShelfFacts[Name]> }

export const shelfFieldNames = listNames(shelfFields)

export const emptyShelf: ShelfFacts = { cost: 0, stockQuantity: 0, minStockLevel: 0, sku: '', barcode: '' }

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

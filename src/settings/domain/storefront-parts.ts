import { canCompare } from '#catalogue/compare/domain.ts'
import { intensity, type Specifications, scentPyramid } from '#catalogue/products/domain/product-facts.ts'
import type { SettingsValues } from './settings-fields.ts'

/** What there is to show, as far as menus depend on it. */
export interface Shelf {
  /** Of each candle on sale, what it says of itself; kits are left out. */
  readonly candles: readonly Specifications[]
  readonly hasCollections: boolean
  readonly hasPosts: boolean
}

export const EMPTY_SHELF: Shelf = { candles: [], hasCollections: false, hasPosts: false }

/** The quiz proposes three candles, and knows them by their notes and intensity. */
const MIN_QUIZ_CANDLES = 3

const tellsScent = (candle: Specifications) => scentPyramid(candle) !== null && intensity(candle) !== null

/** The parts of the storefront that this shop has: the owner switched them on, and they are not empty. */
export function storefrontParts(
  { features, vouchers }: Pick<SettingsValues, 'features' | 'vouchers'>,
  shelf: Shelf,
) {
  return {
    gifts: features.gifts !== '',
    quiz: features.quiz !== '' && shelf.candles.filter(tellsScent).length >= MIN_QUIZ_CANDLES,
    invoiceCpf: features.invoiceCpf !== '',
    newsletter: features.newsletter !== '',
    vouchers: vouchers.offered !== '',
    compare: canCompare(shelf.candles),
    collections: shelf.hasCollections,
    blog: shelf.hasPosts,
  }
}

export type StorefrontParts = ReturnType<typeof storefrontParts>

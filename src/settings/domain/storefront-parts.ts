import type { SettingsValues } from './settings-fields.ts'

/** What there is to show, as far as menus depend on it. */
export interface Shelf {
  readonly fillsQuiz: boolean
  readonly fillsComparison: boolean
  readonly hasCollections: boolean
  readonly hasPosts: boolean
}

export const EMPTY_SHELF: Shelf = {
  fillsQuiz: false,
  fillsComparison: false,
  hasCollections: false,
  hasPosts: false,
}

/** The parts of the storefront that this shop has: the owner switched them on, and they are not empty. */
export function storefrontParts(
  { features, vouchers }: Pick<SettingsValues, 'features' | 'vouchers'>,
  shelf: Shelf,
) {
  return {
    gifts: features.gifts !== '',
    quiz: features.quiz !== '' && shelf.fillsQuiz,
    invoiceCpf: features.invoiceCpf !== '',
    newsletter: features.newsletter !== '',
    vouchers: vouchers.offered !== '',
    compare: shelf.fillsComparison,
    collections: shelf.hasCollections,
    blog: shelf.hasPosts,
  }
}

export type StorefrontParts = ReturnType<typeof storefrontParts>

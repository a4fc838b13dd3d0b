import type { SettingsValues } from './settings-fields.ts'

export interface Shelf {
  readonly candles: number
  readonly scentedCandles: number
  readonly hasCollections: boolean
  readonly hasPosts: boolean
}

export const EMPTY_SHELF: Shelf = {
  candles: 0,
  scentedCandles: 0,
  hasCollections: false,
  hasPosts: false,
}

const MIN_QUIZ_CANDLES = 3
const MIN_COMPARED_CANDLES = 2

export function storefrontParts(
  { features, vouchers }: Pick<SettingsValues, 'features' | 'vouchers'>,
  shelf: Shelf,
) {
  return {
    gifts: features.gifts !== '',
    quiz: features.quiz !== '' && shelf.scentedCandles >= MIN_QUIZ_CANDLES,
    invoiceCpf: features.invoiceCpf !== '',
    newsletter: features.newsletter !== '',
    vouchers: vouchers.offered !== '',
    compare: shelf.candles >= MIN_COMPARED_CANDLES,
    collections: shelf.hasCollections,
    blog: shelf.hasPosts,
  }
}

export type StorefrontParts = ReturnType<typeof storefrontParts>

import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { productFields } from './product-fields.ts'
import { type PriceTerms, promotionState } from './promotion.ts'

export const roundings = ['ninety', 'cents', 'whole'] as const
export type Rounding = (typeof roundings)[number]

export interface PriceChange {
  percent: number
  rounding: Rounding
}

export const MAX_PERCENT = 900
export const MIN_PERCENT = -99

export function changedPrice(price: Centavos, { percent, rounding }: PriceChange): Centavos {
  const exact = roundToCentavos((price * (1000 + Math.round(percent * 10))) / 1000)
  switch (rounding) {
    case 'cents':
      return Math.max(1, exact)
    case 'ninety':
      return Math.max(90, Math.round((exact - 90) / 100) * 100 + 90)
    case 'whole':
      return Math.max(100, Math.round(exact / 100) * 100)
  }
}

export interface PricedProduct extends PriceTerms {
  id: string
  name: string
  version: number
  sizes: readonly { id: string; name: string; priceAdjustment: Centavos }[]
}

export type LeftOut = 'on-sale' | 'same' | 'too-much'

export interface PricePlan {
  id: string
  version: number
  price: Centavos
  sizes: readonly { id: string; priceAdjustment: Centavos }[]
}

export interface PlannedPrices {
  plan: PricePlan
  pieces: readonly { size: string | null; from: Centavos; to: Centavos }[]
  leftOut: LeftOut | null
}

export function planPrices(product: PricedProduct, change: PriceChange, today: string): PlannedPrices {
  const { id, version, price, sizes } = product
  const to = changedPrice(price, change)
  const changedSizes = sizes.map((size) => ({
    id: size.id,
    size: size.name,
    from: price + size.priceAdjustment,
    to: changedPrice(price + size.priceAdjustment, change),
  }))
  const pieces =
    changedSizes.length > 0
      ? changedSizes.map(({ id: _id, ...piece }) => piece)
      : [{ size: null, from: price, to }]
  const newPrices = {
    id,
    version,
    price: to,
    sizes: changedSizes.map((size) => ({ id: size.id, priceAdjustment: size.to - to })),
  }
  return { plan: newPrices, pieces, leftOut: reasonToLeave(product, newPrices, today) }
}

function reasonToLeave(product: PricedProduct, newPrices: PricePlan, today: string): LeftOut | null {
  if (keepsPrice(product, today)) return 'on-sale'
  if (hasPrices(product, newPrices)) return 'same'
  const highest =
    Math.max(0, ...newPrices.sizes.map(({ priceAdjustment }) => priceAdjustment)) + newPrices.price
  return highest > productFields.price.most ? 'too-much' : null
}

/**
 * The regular price must stay fixed while a promotion is planned or running, because its lawfulness was
 * checked.
 */
export function keepsPrice(product: PriceTerms, today: string): boolean {
  const state = promotionState(product, today)
  return state === 'running' || state === 'planned'
}

export function hasPrices(product: Pick<PricedProduct, 'price' | 'sizes'>, newPrices: PricePlan): boolean {
  const adjustments = new Map(product.sizes.map(({ id, priceAdjustment }) => [id, priceAdjustment]))
  return (
    product.price === newPrices.price &&
    newPrices.sizes.every(({ id, priceAdjustment }) => adjustments.get(id) === priceAdjustment)
  )
}

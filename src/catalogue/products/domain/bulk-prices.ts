import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { productFields } from './product-fields.ts'
import { type PriceTerms, promotionState } from './promotion.ts'

export const roundings = ['cents', 'ninety', 'whole'] as const
export type Rounding = (typeof roundings)[number]

export interface PriceChange {
  /** 10 raises by a tenth, -10 lowers by one. */
  percent: number
  rounding: Rounding
}

/** Up to ten times as much, down to a hundredth; a percent may have one decimal. */
export const MAX_PERCENT = 900
export const MIN_PERCENT = -99

/** The new price of one piece: never nothing, whatever the percent. */
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

/** Why a product keeps its prices. */
export type LeftOut = 'on-sale' | 'same' | 'too-much'

/** The prices that a product is to have; `version` is the one that was seen. */
export interface PricePlan {
  id: string
  version: number
  price: Centavos
  sizes: readonly { id: string; priceAdjustment: Centavos }[]
}

export interface PlannedPrices {
  wanted: PricePlan
  /** The product's own price, or one for each size where it has sizes. */
  pieces: readonly { size: string | null; from: Centavos; to: Centavos }[]
  leftOut: LeftOut | null
}

/** What a change would make of a product's price and of each of its sizes. */
export function planPrices(product: PricedProduct, change: PriceChange, today: string): PlannedPrices {
  const { id, version, price, sizes } = product
  const to = changedPrice(price, change)
  const changed = sizes.map((size) => ({
    id: size.id,
    size: size.name,
    from: price + size.priceAdjustment,
    to: changedPrice(price + size.priceAdjustment, change),
  }))
  const pieces =
    changed.length > 0 ? changed.map(({ id: _id, ...piece }) => piece) : [{ size: null, from: price, to }]
  const wanted = {
    id,
    version,
    price: to,
    sizes: changed.map((size) => ({ id: size.id, priceAdjustment: size.to - to })),
  }
  return { wanted, pieces, leftOut: reasonToLeave(product, wanted, today) }
}

function reasonToLeave(product: PricedProduct, wanted: PricePlan, today: string): LeftOut | null {
  if (keepsPrice(product, today)) return 'on-sale'
  if (hasPrices(product, wanted)) return 'same'
  const highest = Math.max(0, ...wanted.sizes.map(({ priceAdjustment }) => priceAdjustment)) + wanted.price
  return highest > productFields.price.most ? 'too-much' : null
}

/** The price before a promotion that runs or is planned stays what it was when it was found to be permitted. */
export function keepsPrice(product: PriceTerms, today: string): boolean {
  const state = promotionState(product, today)
  return state === 'running' || state === 'planned'
}

/** Whether it costs that already. */
export function hasPrices(product: Pick<PricedProduct, 'price' | 'sizes'>, wanted: PricePlan): boolean {
  const known = new Map(product.sizes.map(({ id, priceAdjustment }) => [id, priceAdjustment]))
  return (
    product.price === wanted.price &&
    wanted.sizes.every(({ id, priceAdjustment }) => known.get(id) === priceAdjustment)
  )
}

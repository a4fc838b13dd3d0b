import { type Centavos, roundToCentavos } from '#domain/money.ts'

export const LARGEST_PIX_DISCOUNT_PERCENT = 30

export function isPixDiscountPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= LARGEST_PIX_DISCOUNT_PERCENT
}

/** Rounded once, on all the candles together; the freight has no discount. */
export function pixDiscountOf(candles: Centavos, percent: number): Centavos {
  return roundToCentavos((candles * percent) / 100)
}

/** 'R$ 94,90 no Pix': one candle's price, or a cart's. */
export function pixPriceOf(candles: Centavos, percent: number): Centavos {
  return candles - pixDiscountOf(candles, percent)
}

import { productCopy } from '#copy/product.ts'
import type { NextPour } from '#domain/pours/supply.ts'

/** What can be reserved of a candle that is sold out: the words of the button, and how many. */
export function describeNextPour(stockQuantity: number, pour: NextPour | null) {
  return stockQuantity <= 0 && pour ? { units: pour.units, label: productCopy.reserve(pour.readyOn) } : null
}

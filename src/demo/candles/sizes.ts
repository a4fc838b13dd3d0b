import { DIMENSIONS } from '#catalogue/products/domain/product-facts.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { DemoProduct, DemoSize } from './demo-product.ts'

const USUAL_WAX = 180
const HOURS_PER_GRAM = 45 / USUAL_WAX

/** The three sizes that most candles come in, with what there is of each. The middle one costs what the product costs. */
export function threeSizes(
  adjustment: { small: Centavos; large: Centavos },
  [small, middle, large]: readonly [number, number, number],
): DemoSize[] {
  return [
    size(120, adjustment.small, small, 'Algodão orgânico'),
    size(USUAL_WAX, 0, middle, 'Algodão orgânico'),
    size(320, adjustment.large, large, 'Algodão orgânico, mais largo'),
  ]
}

function size(wax: number, priceAdjustment: Centavos, stockQuantity: number, wick: string): DemoSize {
  return {
    name: `${wax} g`,
    wax,
    priceAdjustment,
    stockQuantity,
    attributes: { 'Peso da cera': `${wax} g`, Pavio: wick },
  }
}

/**
 * What one size of a candle burns, weighs and measures. The product's own figures are those of 180 g: wax burns by its weight,
 * a jar grows with its surface, a side with the cube root.
 */
export function figuresOf({ weight, dimensions }: DemoProduct, { wax, attributes }: DemoSize) {
  const scale = wax / USUAL_WAX
  const jar = weight - USUAL_WAX / 1000
  const side = (centimetres: number) => Math.round(centimetres * Math.cbrt(scale) * 10) / 10
  const measured = {
    length: side(dimensions.length),
    width: side(dimensions.width),
    height: side(dimensions.height),
  }
  const sides = Object.values(measured).map((centimetres) => formatDecimal(centimetres))
  return {
    attributes: { ...attributes, [DIMENSIONS]: `${sides.join(' × ')} cm` },
    burningHours: Math.round((wax * HOURS_PER_GRAM) / 5) * 5,
    weight: Math.round((wax / 1000 + jar * Math.cbrt(scale) ** 2) * 100) / 100,
    dimensions: measured,
  }
}

/** What one size costs the shop, when it is low, and its code. Jar and work are half of the cost, wax the other half. */
export function shelfOf({ slug, cost, minStockLevel }: DemoProduct, { wax }: DemoSize) {
  const least = Math.floor(minStockLevel / 4)
  return {
    cost: Math.round((cost / 2) * (1 + wax / USUAL_WAX)),
    minStockLevel: wax === USUAL_WAX ? minStockLevel - 2 * least : least,
    sku: `${skuOf(slug)}-${wax}`,
  }
}

/** 'JAS', 'CAN-LAR' */
export const skuOf = (slug: string) =>
  slug
    .split('-')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 3).toUpperCase())
    .join('-')

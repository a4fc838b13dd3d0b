import { DIMENSIONS } from '#catalogue/products/domain/product-facts.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import type { DemoProduct, DemoSize } from './types.ts'

const USUAL_WAX = 180
const HOURS_PER_GRAM = 45 / USUAL_WAX

/** Scaled from the 180 g size: burning time by weight, jar by surface, sides by cube root. */
export function calculateFigures({ weight, dimensions }: DemoProduct, { wax, attributes }: DemoSize) {
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

/** Half of the cost is for jar and work, half for wax. */
export function buildShelf({ slug, cost, minStockLevel }: DemoProduct, { wax }: DemoSize) {
  const least = Math.floor(minStockLevel / 4)
  return {
    cost: Math.round((cost / 2) * (1 + wax / USUAL_WAX)),
    minStockLevel: wax === USUAL_WAX ? minStockLevel - 2 * least : least,
    sku: `${buildSku(slug)}-${wax}`,
  }
}

export const buildSku = (slug: string) =>
  slug
    .split('-')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 3).toUpperCase())
    .join('-')

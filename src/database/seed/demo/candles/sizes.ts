import type { Centavos } from '#domain/money.ts'
import type { DemoProduct, DemoSize } from './demo-product.ts'

const USUAL_WAX = 180
const HOURS_PER_GRAM = 45 / USUAL_WAX

/** The three sizes that most candles come in. The middle one costs what the product costs. */
export function threeSizes(adjustment: { small: Centavos; large: Centavos }): DemoSize[] {
  return [
    size(120, adjustment.small, 'Algodão orgânico'),
    size(USUAL_WAX, 0, 'Algodão orgânico'),
    size(320, adjustment.large, 'Algodão orgânico, mais largo'),
  ]
}

function size(wax: number, priceAdjustment: Centavos, wick: string): DemoSize {
  return {
    name: `${wax} g`,
    wax,
    priceAdjustment,
    attributes: { 'Peso da cera': `${wax} g`, Pavio: wick },
  }
}

/**
 * What one size of a candle burns, weighs and measures. The product's own figures are those of 180 g: wax burns by its weight,
 * a jar grows with its surface, a side with the cube root.
 */
export function figuresOf({ weight, dimensions }: DemoProduct, { wax }: DemoSize) {
  const scale = wax / USUAL_WAX
  const jar = weight - USUAL_WAX / 1000
  const side = (centimetres: number) => Math.round(centimetres * Math.cbrt(scale) * 10) / 10
  return {
    burningHours: Math.round((wax * HOURS_PER_GRAM) / 5) * 5,
    weight: Math.round((wax / 1000 + jar * Math.cbrt(scale) ** 2) * 100) / 100,
    dimensions: {
      length: side(dimensions.length),
      width: side(dimensions.width),
      height: side(dimensions.height),
    },
  }
}

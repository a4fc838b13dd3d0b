import { productCopy } from '#catalogue/product-page/copy/product.ts'
import type { Intensity } from '#catalogue/products/domain/product-facts.ts'

const LEVELS = [1, 2, 3, 4, 5]

export function IntensityFlames({ level, word }: Intensity) {
  return (
    <span className="intensity" role="img" aria-label={productCopy.intensityOf(level, word)}>
      {LEVELS.map((flame) => (
        <svg key={flame} className={flame <= level ? 'on' : 'off'} viewBox="0 0 14 26" aria-hidden="true">
          <path d="M8.4 1C9.2 7.4 13 11 13 17.4c0 4.7-2.5 7.6-6 7.6s-6-2.9-6-7.6C1 11.4 7.4 8.4 8.4 1z" />
        </svg>
      ))}
    </span>
  )
}

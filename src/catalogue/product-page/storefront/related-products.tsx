import { useId } from 'react'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { BuyableCard } from '#catalogue/products/storefront/buyable-card.tsx'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'

const sizes = '(min-width: 82.5rem) 19rem, (min-width: 62rem) 22vw, (min-width: 48rem) 29vw, 46vw'

export default function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className="section section--tight later related" aria-labelledby={id}>
      <div className="wrap">
        <hr className="rule" />
        <h2 id={id}>{productCopy.related}</h2>
        <div className="candles candles--row">
          {products.map((product) => (
            <BuyableCard key={product.id} product={product} heading="h3" sizes={sizes} />
          ))}
        </div>
      </div>
    </section>
  )
}

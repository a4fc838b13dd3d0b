import { useId } from 'react'
import { productCopy } from '#copy/product/product.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { BuyableCard } from '#web/catalogue/buyable-card.tsx'

const sizes = '(min-width: 82.5rem) 19rem, (min-width: 48rem) 22vw, 46vw'

interface RelatedProductsProps {
  pairs: readonly ProductCard[]
  related: readonly ProductCard[]
}

/** One row: what the owner paired with it, filled up with its neighbours. */
export default function RelatedProducts({ pairs, related }: RelatedProductsProps) {
  const id = useId()
  const products = [...pairs, ...related]
  if (products.length === 0) return null
  return (
    <section className="section section--tight later related" aria-labelledby={id}>
      <div className="wrap">
        <hr className="rule" />
        <h2 id={id}>{related.length > 0 ? productCopy.related : productCopy.pairs}</h2>
        <div className="grid grid--row">
          {products.map((product) => (
            <BuyableCard key={product.id} product={product} heading="h3" sizes={sizes} />
          ))}
        </div>
      </div>
    </section>
  )
}

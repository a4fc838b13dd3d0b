import { useId } from 'react'
import { productCopy } from '#copy/product/product.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { BuyableCard } from '#web/catalogue/buyable-card.tsx'

const sizes = '(min-width: 82.5rem) 19rem, (min-width: 62rem) 22vw, (min-width: 48rem) 29vw, 46vw'

export default function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className="section section--tight later related" aria-labelledby={id}>
      <div className="wrap">
        <hr className="rule" />
        <h2 id={id}>{productCopy.related}</h2>
        <div className="grid grid--row">
          {products.map((product) => (
            <BuyableCard key={product.id} product={product} heading="h3" sizes={sizes} />
          ))}
        </div>
      </div>
    </section>
  )
}

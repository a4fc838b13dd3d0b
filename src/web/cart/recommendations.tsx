import { Suspense } from 'react'
import { Await } from 'react-router'
import { cartCopy } from '#copy/cart/cart.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { BuyableCard } from '#web/catalogue/buyable-card.tsx'

/** They come after the cart, or not at all: a shop without them still sells. */
export function Recommendations({ products }: { products: Promise<ProductCard[]> }) {
  return (
    <Suspense>
      {/* An element, if an empty one: without any the router takes a failure to the page, and the cart is gone. */}
      <Await resolve={products} errorElement={<span hidden />}>
        {(found) => found.length > 0 && <RecommendedProducts products={found} />}
      </Await>
    </Suspense>
  )
}

function RecommendedProducts({ products }: { products: ProductCard[] }) {
  return (
    <section className="section" aria-labelledby="recomendados">
      <div className="wrap">
        <hr className="rule" />
        <h2 id="recomendados" className="recommended__title">
          {cartCopy.recommendations}
        </h2>
        <div className="grid grid--row">
          {products.map((product) => (
            <BuyableCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(min-width: 48rem) 22vw, 46vw"
            />
          ))}
        </div>
      </div>
    </section>
  )
}

import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import { ProductCard } from '#web/catalogue/product-card.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import type { withRecentReviews } from './home-reviews.server.ts'

/** 'Nossas Linhas'. It is read again whenever products change; what stays the same stays where it is. */
export function OurLines({ products }: { products: ReturnType<typeof withRecentReviews>['products'] }) {
  const { revalidate } = useRevalidator()
  useProductUpdates(() => void revalidate())
  const { lines } = homeCopy
  const allProducts = (
    <LinkButton to={pathTo('products')} prefetch="intent" variant="ghost">
      {lines.button}
    </LinkButton>
  )
  return (
    <section className="section" aria-labelledby="linhas">
      <div className="wrap lines">
        <div className="lines__intro">
          <div>
            <h2 id="linhas">{lines.title}</h2>
            <p className="lead">{lines.intro}</p>
            <p className="lines__more lines__more--wide">{allProducts}</p>
          </div>
        </div>
        <div className="grid">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(min-width: 82.5rem) 27rem, (min-width: 62rem) 33vw, 46vw"
            />
          ))}
        </div>
        <p className="lines__more lines__more--narrow">{allProducts}</p>
      </div>
    </section>
  )
}

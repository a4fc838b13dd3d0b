import { useEffect, useRef } from 'react'
import { pathTo } from '#addresses.ts'
import { wishlistCopy } from '#copy/product/wishlist.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ProductCardSkeleton } from '#web/kit/feedback/skeleton.tsx'
import { FavouriteCard } from './favourite-card.tsx'

const ABOVE_THE_FOLD = 3

export function FavouritesGrid({ products }: { products: readonly ProductCard[] }) {
  const count = useRef<HTMLParagraphElement>(null)
  const shown = useRef(products.length)
  useEffect(() => {
    // The heart that was pressed went with its card, and the focus with it.
    if (products.length < shown.current && document.activeElement === document.body) count.current?.focus()
    shown.current = products.length
  }, [products.length])

  if (products.length === 0) return <NoFavourites />
  return (
    <>
      <div className="list-meta list-meta--rule">
        <p ref={count} tabIndex={-1} role="status">
          {wishlistCopy.count(products.length)}
        </p>
      </div>
      <div className="grid grid--3 favourites">
        {products.map((product, index) => (
          <FavouriteCard key={product.id} product={product} priority={index < ABOVE_THE_FOLD} />
        ))}
      </div>
    </>
  )
}

export function NoFavourites() {
  const { title, text, action } = wishlistCopy.empty
  return (
    <>
      <hr className="rule" />
      <EmptyState
        title={title}
        text={text}
        action={<LinkButton to={pathTo('products')}>{action}</LinkButton>}
      />
    </>
  )
}

export function FavouritesSkeleton() {
  return (
    <div className="cart-skeleton">
      <div className="list-meta list-meta--rule">
        <p role="status">{wishlistCopy.loading}</p>
      </div>
      <div className="grid grid--3 favourites" aria-hidden="true">
        <ProductCardSkeleton withButton />
        <ProductCardSkeleton withButton />
        <ProductCardSkeleton withButton />
      </div>
    </div>
  )
}

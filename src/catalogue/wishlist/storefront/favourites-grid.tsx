import { useEffect, useRef } from 'react'
import { pathTo } from '#addresses.ts'
import { useCompareAddress } from '#catalogue/products/storefront/optional-pages.ts'
import { wishlistCopy } from '#catalogue/wishlist/copy/wishlist.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProductCardSkeleton } from '#ui/feedback/skeleton.tsx'
import { type Favourite, FavouriteCard, UnavailableFavourite } from './favourite-card.tsx'

const ABOVE_THE_FOLD = 3

const COMPARE_FORM = 'comparar'

export function FavouritesGrid({ products }: { products: readonly Favourite[] }) {
  const compareAddress = useCompareAddress()
  const count = useRef<HTMLParagraphElement>(null)
  const shownCount = useRef(products.length)
  useEffect(() => {
    // The focused button was removed with its card, so the focus moves to the count.
    if (products.length < shownCount.current && document.activeElement === document.body)
      count.current?.focus()
    shownCount.current = products.length
  }, [products.length])

  if (products.length === 0) return <NoFavourites />
  const isComparable = compareAddress !== undefined && products.filter(({ active }) => active).length > 1
  return (
    <>
      <div className="list-meta fs-small cluster ends muted list-meta--rule">
        <p ref={count} tabIndex={-1} role="status">
          {wishlistCopy.count(products.length)}
        </p>
        {isComparable && (
          // The checkboxes are in the cards, outside this form, because the cards contain forms.
          <form id={COMPARE_FORM} action={compareAddress} className="compare-form cluster">
            <Button type="submit" variant="ghost" small>
              {wishlistCopy.compare.submit}
            </Button>
          </form>
        )}
      </div>
      <div className="candles candles--3 favourites">
        {products.map((product, index) =>
          product.active ? (
            <FavouriteCard
              key={product.id}
              product={product}
              priority={index < ABOVE_THE_FOLD}
              mark={isComparable && <CompareMark product={product} />}
            />
          ) : (
            <UnavailableFavourite key={product.id} product={product} />
          ),
        )}
      </div>
    </>
  )
}

function CompareMark({ product: { slug, name } }: { product: Favourite }) {
  return (
    <label className="check compare-mark mt2">
      <input
        type="checkbox"
        name="velas"
        value={slug}
        form={COMPARE_FORM}
        aria-label={wishlistCopy.compare.markOf(name)}
      />
      <span>{wishlistCopy.compare.mark}</span>
    </label>
  )
}

export function FavouritesSkeleton() {
  return (
    <div className="cart-skeleton">
      <div className="list-meta fs-small cluster ends muted list-meta--rule">
        <p role="status">{wishlistCopy.loading}</p>
      </div>
      <div className="candles candles--3 favourites" aria-hidden="true">
        <ProductCardSkeleton withButton />
        <ProductCardSkeleton withButton />
        <ProductCardSkeleton withButton />
      </div>
    </div>
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

import type { ReactNode } from 'react'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { AddToCartForm } from '#catalogue/products/storefront/add-to-cart-form.tsx'
import { cardChoice, nameOfAdded } from '#catalogue/products/storefront/card-choice.ts'
import { ProductCard } from '#catalogue/products/storefront/product-card.tsx'
import { OtherSize, Stock } from '#catalogue/products/storefront/stock.tsx'
import type { ProductCard as CardFacts } from '#catalogue/products/use-cases/product-card.ts'
import { wishlistCopy } from '#catalogue/wishlist/copy/wishlist.ts'
import { Image } from '#ui/elements/image.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { FavouriteButton } from './favourite-button.tsx'

export type Favourite = CardFacts & { active: boolean }

const SIZES = '(min-width: 48rem) 30vw, 46vw'

interface FavouriteCardProps {
  product: CardFacts
  priority: boolean
  mark?: ReactNode
}

export function FavouriteCard({ product, priority, mark }: FavouriteCardProps) {
  const isSoldOut = product.stockQuantity <= 0
  return (
    <ProductCard
      product={product}
      heading="h2"
      sizes={SIZES}
      priority={priority}
      isSoldOut={isSoldOut}
      otherSize={<OtherSize product={product} className="pcard__notes muted" />}
      stock={<Stock product={product} place="card" />}
      foot={<Foot product={product} mark={mark} />}
    >
      <FavouriteButton product={product} />
    </ProductCard>
  )
}

export function UnavailableFavourite({ product }: { product: Favourite }) {
  const { label, text } = wishlistCopy.unavailable
  return (
    <article className="pcard pcard--out">
      <div className="pcard__pic">
        <Image image={product.cover} sizes={SIZES} />
        <FavouriteButton product={product} />
      </div>
      <div>
        <h2 className="pcard__name">{product.name}</h2>
        <p className="pcard__notes muted">
          <b>{label}</b>
        </p>
        <p className="pcard__notes muted">{text}</p>
      </div>
    </article>
  )
}

function Foot({ product, mark }: { product: CardFacts; mark?: ReactNode }) {
  const choice = cardChoice(product)
  return (
    <>
      {product.stockQuantity > 0 && product.kitKind !== 'choose' && (
        <AddToCartForm
          {...choice}
          variant="ghost"
          small
          className="pcard__add"
          formClassName="pcard__add-form"
        >
          <VisuallyHidden>{catalogueCopy.addToCart(nameOfAdded(product))}</VisuallyHidden>
          <span aria-hidden="true">
            {wishlistCopy.add}
            <span className="wide-only"> {wishlistCopy.toCart}</span>
          </span>
        </AddToCartForm>
      )}
      {mark}
    </>
  )
}

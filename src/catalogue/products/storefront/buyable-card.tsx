import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import type { ProductCard as CardFacts } from '#catalogue/products/use-cases/product-card.ts'
import { FavouriteButton } from '#catalogue/wishlist/storefront/favourite-button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { AddToCartForm } from './add-to-cart-form.tsx'
import { cardChoice, nameOfAdded } from './card-choice.ts'
import { ProductCard } from './product-card.tsx'
import { OtherSize, Stock } from './stock.tsx'

interface BuyableCardProps {
  product: CardFacts
  heading: 'h2' | 'h3'
  sizes: string
  priority?: boolean
}

export function BuyableCard({ product, ...place }: BuyableCardProps) {
  const isSoldOut = product.stockQuantity <= 0
  const choice = cardChoice(product)
  return (
    <ProductCard
      product={product}
      isSoldOut={isSoldOut}
      otherSize={<OtherSize product={product} className="pcard__notes muted" />}
      stock={<Stock product={product} place="card" />}
      {...place}
    >
      <FavouriteButton product={product} />
      {!isSoldOut && product.kitKind !== 'choose' && (
        <AddToCartForm {...choice} className="pcard__quick">
          <Icon name="bag" />
          <span className="sr">{catalogueCopy.addToCart(nameOfAdded(product))}</span>
        </AddToCartForm>
      )}
    </ProductCard>
  )
}

import { catalogueCopy } from '#copy/catalogue.ts'
import type { ProductCard as CardFacts } from '#shop/catalogue/product-card.ts'
import { AddToCartForm } from '#web/cart/add-to-cart-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FavouriteButton } from '#web/wishlist/favourite-button.tsx'
import { ProductCard } from './product-card.tsx'
import { Stock } from './stock.tsx'

interface BuyableCardProps {
  product: CardFacts
  heading: 'h2' | 'h3'
  sizes: string
  priority?: boolean
}

/** The card of lists: with its stock, a heart, and a quick way into the cart for the usual size. */
export function BuyableCard({ product, ...place }: BuyableCardProps) {
  const isSoldOut = product.stockQuantity <= 0
  return (
    <ProductCard
      product={product}
      isSoldOut={isSoldOut}
      stock={<Stock product={product} place="card" />}
      {...place}
    >
      <FavouriteButton product={product} />
      {!isSoldOut && (
        <AddToCartForm
          productId={product.id}
          name={product.name}
          variantId={product.variantId}
          stock={product.stockQuantity}
          className="pcard__quick"
        >
          <Icon name="bag" />
          <span className="sr">{catalogueCopy.addToCart(product.name)}</span>
        </AddToCartForm>
      )}
    </ProductCard>
  )
}

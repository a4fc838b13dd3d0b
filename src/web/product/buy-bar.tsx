import { productCopy } from '#copy/product/product.ts'
import { AddToCartForm } from '#web/catalogue/add-to-cart-form.tsx'
import { Price } from '#web/kit/elements/price.tsx'
import type { ProductOnPage } from './product-facts.ts'
import { type Choice, shelfOf } from './use-choice.ts'

/** On a phone, once the main button has scrolled away. */
export function BuyBar({ product, choice }: { product: ProductOnPage; choice: Choice }) {
  const { stockQuantity } = shelfOf(product, choice)
  if (stockQuantity <= 0) return null
  return (
    <aside className="buybar" aria-label={productCopy.buyNow}>
      <div>
        <b>{product.name}</b>
        <Price amount={choice.price} />
      </div>
      <AddToCartForm
        productId={product.id}
        name={choice.size ? `${product.name}, ${choice.size.name}` : product.name}
        variantId={choice.size?.id ?? null}
        price={choice.price}
        stock={stockQuantity}
        quantity={choice.quantity}
        place="product"
        variant="flame"
        small
      >
        {productCopy.addShort}
      </AddToCartForm>
    </aside>
  )
}

import type { Cart } from '#shop/cart/load-cart.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { PaidNote } from '../checkout/paid-note.tsx'
import { CustomerCart } from './customer-cart.tsx'
import { Recommendations } from './recommendations.tsx'

interface CustomerCartPageProps {
  cart: Cart
  buyer: Buyer
  recommendations: Promise<ProductCard[]>
}

/** Loaded apart: a guest's cart needs no address, no price of a delivery and no payment. */
export default function CustomerCartPage({ cart, buyer, recommendations }: CustomerCartPageProps) {
  return (
    <>
      <div className="wrap">
        <PaidNote />
      </div>
      <CustomerCart cart={cart} buyer={buyer} />
      <Recommendations products={recommendations} />
    </>
  )
}

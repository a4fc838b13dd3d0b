import { useState } from 'react'
import type { Cart } from '#shop/cart/load-cart.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { PaidPanel, type PaidPanelProps } from '../checkout/paid-panel.tsx'
import { CustomerCart } from './customer-cart.tsx'
import { Recommendations } from './recommendations.tsx'
import { useNamedStep } from './use-named-step.ts'

interface CustomerCartPageProps {
  cart: Cart
  buyer: Buyer
  recommendations: Promise<ProductCard[]>
  /** The order that was paid a moment ago. */
  paid: PaidPanelProps | null
}

/** Loaded apart: a guest's cart needs no address, no price of a delivery and no payment. */
export default function CustomerCartPage({ cart, buyer, recommendations, paid }: CustomerCartPageProps) {
  const [heldCart, holdCart] = useState<Cart | null>(null)
  const shown = heldCart ?? cart
  useNamedStep()
  return (
    <>
      {paid && <PaidPanel {...paid} />}
      {(!paid || shown.lines.length > 0) && (
        <CustomerCart cart={shown} buyer={buyer} onPaying={(isPaying) => holdCart(isPaying ? shown : null)} />
      )}
      <Recommendations products={recommendations} />
    </>
  )
}

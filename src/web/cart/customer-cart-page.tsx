import { useState } from 'react'
import type { CartGift } from '#domain/gifts/gift.ts'
import type { Cart } from '#shop/cart/load-cart.ts'
import type { ProductCard } from '#shop/catalogue/product-card.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { PaidPanel, type PaidPanelProps } from '#web/checkout/order/paid-panel.tsx'
import type { CartCoupon } from './cart-coupon.ts'
import { CustomerCart } from './customer-cart.tsx'
import { Recommendations } from './recommendations.tsx'
import { useNamedStep } from './use-named-step.ts'

interface CustomerCartPageProps {
  cart: Cart
  coupon: CartCoupon
  buyer: Buyer
  recommendations: Promise<ProductCard[]>
  /** The order that was paid a moment ago. */
  paid: PaidPanelProps | null
}

type HeldCart = Pick<CustomerCartPageProps, 'cart' | 'coupon'> & { gift: CartGift | null }

/** Loaded apart: a guest's cart needs no address, no price of a delivery and no payment. */
export default function CustomerCartPage(page: CustomerCartPageProps) {
  const { buyer, recommendations, paid } = page
  // A payment that arrives takes them out of the cart, while she still looks at them.
  const [held, hold] = useState<HeldCart | null>(null)
  const shown = held ?? { cart: page.cart, coupon: page.coupon, gift: buyer.gift }
  useNamedStep()
  return (
    <>
      {paid && <PaidPanel {...paid} />}
      {(!paid || shown.cart.lines.length > 0) && (
        <CustomerCart {...shown} buyer={buyer} onPaying={(isPaying) => hold(isPaying ? shown : null)} />
      )}
      <Recommendations products={recommendations} />
    </>
  )
}

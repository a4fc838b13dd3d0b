import { type ReactNode, Suspense, useState } from 'react'
import { Await } from 'react-router'
import { BuyableCard } from '#catalogue/products/storefront/buyable-card.tsx'
import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import type { CartCoupon } from '#checkout/cart/storefront/coupon/cart-coupon.ts'
import type { Cart } from '#checkout/cart/use-cases/load-cart.ts'
import { PaidPanel, type PaidPanelProps } from '#checkout/purchase/storefront/order/paid-panel.tsx'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import type { CartGift } from '#orders/domain/gift.ts'
import type { OpenedCartVoucher } from './cart-voucher.server.ts'
import { CustomerCart } from './customer-cart.tsx'
import { useNamedStep } from './use-named-step.ts'

export interface CustomerCartPageProps {
  cart: Cart
  coupon: CartCoupon
  voucher: OpenedCartVoucher | null
  buyer: Buyer
  recommendations: Promise<ProductCard[]>
  children?: ReactNode
  paid: PaidPanelProps | null
}

type HeldCart = Pick<CustomerCartPageProps, 'cart' | 'coupon' | 'voucher'> & { gift: CartGift | null }

export default function CustomerCartPage(page: CustomerCartPageProps) {
  const { buyer, children, recommendations, paid } = page
  // Keeps the purchased items on screen after the payment has emptied the cart.
  const [heldCart, hold] = useState<HeldCart | null>(null)
  const shown = heldCart ?? { cart: page.cart, coupon: page.coupon, voucher: page.voucher, gift: buyer.gift }
  useNamedStep()
  return (
    <>
      {paid && <PaidPanel {...paid} />}
      {(!paid || shown.cart.lines.length > 0) && (
        <CustomerCart
          {...shown}
          buyer={buyer}
          extras={children}
          onPaying={(isPaying) => hold(isPaying ? shown : null)}
        />
      )}
      <Recommendations products={recommendations} />
    </>
  )
}

function Recommendations({ products }: { products: Promise<ProductCard[]> }) {
  return (
    <Suspense>
      {/* Must be an element: without it, the router's error boundary would replace the whole cart. */}
      <Await resolve={products} errorElement={<span hidden />}>
        {(recommendations) =>
          recommendations.length > 0 && <RecommendedProducts products={recommendations} />
        }
      </Await>
    </Suspense>
  )
}

function RecommendedProducts({ products }: { products: ProductCard[] }) {
  return (
    <section className="section" aria-labelledby="recomendados">
      <div className="wrap">
        <hr className="rule" />
        <h2 id="recomendados" className="recommended__title">
          {cartCopy.recommendations}
        </h2>
        <div className="candles candles--row">
          {products.map((product) => (
            <BuyableCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(min-width: 62rem) 22vw, (min-width: 48rem) 29vw, 46vw"
            />
          ))}
        </div>
      </div>
    </section>
  )
}

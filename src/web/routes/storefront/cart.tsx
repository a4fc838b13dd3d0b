import { lazy, Suspense } from 'react'
import { cartCopy } from '#copy/cart.ts'
import { loadCart } from '#shop/cart/load-cart.ts'
import { recommend } from '#shop/cart/recommend.ts'
import { loadBuyer } from '#shop/checkout/load-buyer.ts'
import { changeCart } from '#web/cart/cart-action.server.ts'
import { lostChange } from '#web/cart/cart-answer.ts'
import { CartFailure } from '#web/cart/cart-failure.tsx'
import { CartOnItsWay, GuestCart } from '#web/cart/guest-cart.tsx'
import { requestOf, shopOf, visitorOf } from '#web/context.server.ts'
import { privateMeta } from '#web/private-meta.ts'
import { pathTo } from '#web/route-table.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Route } from './+types/cart.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return null
  const [cart, buyer] = await Promise.all([loadCart(shop, visitor), loadBuyer(shop, visitor)])
  // Not waited for; should they fail, the log knows and the page goes without them.
  const recommendations = recommend(shop, cart).catch((error: unknown) => {
    requestOf(context).reportFailure(error)
    return []
  })
  return { cart, buyer, recommendations }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCart(request, context)
}

/** A connection that breaks must not take the page along: the change is taken back, and said so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return lostChange(fields.get('intent'))
  }
}

export function meta() {
  return privateMeta(cartCopy.title)
}

const CustomerCartPage = lazy(() => import('#web/cart/customer-cart-page.tsx'))

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1}>
      {loaderData ? (
        <Suspense fallback={<CartOnItsWay />}>
          <CustomerCartPage {...loaderData} />
        </Suspense>
      ) : (
        <GuestCart />
      )}
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <main id="conteudo" tabIndex={-1}>
      <CartFailure
        action={
          <LinkButton to={pathTo('cart')} reloadDocument>
            {cartCopy.retry}
          </LinkButton>
        }
      />
    </main>
  )
}

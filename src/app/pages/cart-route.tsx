import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { cartFailures } from '#catalogue/products/copy/cart-buttons.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { changeCart } from '#checkout/cart/storefront/cart-action.server.ts'
import { CartFailure } from '#checkout/cart/storefront/cart-failure.tsx'
import { loadCartVoucher } from '#checkout/cart/storefront/cart-voucher.server.ts'
import { claimGuestCoupon, viewCartCoupon } from '#checkout/cart/storefront/coupon/cart-coupon.server.ts'
import { CartOnItsWay, GuestCart } from '#checkout/cart/storefront/guest-cart.tsx'
import { orAfterTimeout } from '#checkout/cart/storefront/or-after-timeout.server.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { recommend } from '#checkout/cart/use-cases/recommend.ts'
import { loadBuyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { buildTestShop } from '#checkout/purchase/use-cases/start-test-checkout.ts'
import { findTestOrder } from '#checkout/test-orders/test-order.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { AWAITS_SCRIPT } from '#platform/fast-path/late-scripts/awaits-mark.ts'
import { WaitsForScript } from '#platform/fast-path/late-scripts/waits-for-script.tsx'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import type { PageHandle } from '#ui/failures/page-failure.tsx'
import { RetryButton } from '#ui/failures/retry-button.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/cart-route'
import { besideCustomer, cartExtras } from './beside-customer.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export const handle: PageHandle = { loadFailed: { title: cartFailures.load, text: cartCopy.loadFailed } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return null
  // Must run first, because checking a payment may remove the bought items from the cart.
  const paidOrder = await findPaidOrder(request, context, visitor)
  const { clientAddress } = requestOf(context)
  const couponClaim = await claimGuestCoupon(shop, request, { userId: visitor.userId, clientAddress })
  const [cart, { couponCandidates, extras: beside, ...buyer }] = await Promise.all([
    loadCart(shop, visitor),
    loadBuyer(visitor.isTesting ? buildTestShop(shop) : shop, visitor, besideCustomer),
  ])
  const coupon = viewCartCoupon(shop, cart, couponCandidates)
  const { voucher, cookie } = visitor.isTesting
    ? { voucher: null, cookie: null }
    : await loadCartVoucher(shop, request, visitor)
  // Not awaited: the page works without recommendations if they fail or are slow.
  const recommendations = orAfterTimeout(
    recommend(shop, cart).catch((error: unknown) => {
      requestOf(context).reportFailure(error)
      return []
    }),
    [],
  )
  const page = { cart, coupon, voucher, buyer, beside, recommendations, paid: paidOrder }
  const headers = new Headers()
  for (const set of [couponClaim, cookie]) if (set) headers.append('Set-Cookie', set)
  return data(page, { headers })
}

/** The order that this page was reloaded for, unless its payment failed. */
async function findPaidOrder(
  request: Request,
  context: Route.LoaderArgs['context'],
  { userId }: { userId: string },
) {
  const sessionId = new URL(request.url).searchParams.get('pago')
  if (!sessionId) return null
  try {
    const find = isTestName(sessionId) ? findTestOrder : getPaymentStatus
    const order = await find(shopOf(context), { userId, sessionId, asksProvider: false })
    if (!order.ok || order.value.paymentStatus === 'failed') return null
    return { order: order.value, flame: shopPicture(shopOf(context), 'thanks') }
  } catch (error) {
    requestOf(context).reportFailure(error)
    return null
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCart(request, context, cartExtras)
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, cartCopy.title)
}

const loadScript = () => import('./customer-cart.tsx')
const isServed = () =>
  typeof document !== 'undefined' && document.querySelector(`[${AWAITS_SCRIPT}]`) !== null
/** A served cart stays readable until its script arrives. Otherwise, a failure offers to try again. */
const CustomerCart = lazy(() => (isServed() ? loadPatiently(loadScript) : loadScript()))

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1}>
      {loaderData ? (
        <Suspense fallback={<CartOnItsWay />}>
          <WaitsForScript />
          <CustomerCart {...loaderData} />
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
      <CartFailure action={<RetryButton />} />
    </main>
  )
}

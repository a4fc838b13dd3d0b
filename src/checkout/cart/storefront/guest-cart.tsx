import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import type { GuestLine } from '#checkout/cart/domain/guest-cart.ts'
import type { GuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { GuestProductFacts } from './ask-guest-products.ts'
import { CartFailure } from './cart-failure.tsx'
import { CartCrumbs, CartHead } from './cart-head.tsx'
import { changeGuestQuantity } from './guest-changes.ts'
import { guestLines } from './guest-lines.ts'
import { CART_KEY } from './guest-store.ts'
import { UnreadGuestList } from './unread-guest-list.tsx'
import { useGuestProducts } from './use-guest-products.ts'
import { isRead, useGuestStore } from './use-guest-store.ts'

const loadFilledCart = () => import('./filled-guest-cart.tsx')
const FilledGuestCart = lazy(() => loadFilledCart().catch(() => ({ default: CartUnavailable })))

const signIn = pathTo('auth', {}, { redirectTo: pathTo('cart') })

/** The guest cart exists only in the browser, so the server renders the same page for every guest. */
export function GuestCart() {
  const store = useGuestStore()
  const isFilled = store.cart.length > 0
  useEffect(() => {
    if (isFilled) void loadFilledCart().catch(() => undefined)
  }, [isFilled])
  const { products, offers, hasFailed, retry } = useGuestProducts(
    store.cart.map(({ product_id }) => product_id),
  )
  if (hasFailed) return <CartFailure action={<Button onClick={retry}>{cartCopy.retry}</Button>} />
  if (!isRead(store))
    return <UnreadGuestList storageKey={CART_KEY} onItsWay={<CartOnItsWay />} empty={<EmptyGuestCart />} />
  if (!products) return <CartOnItsWay />
  return <KnownGuestCart cart={store.cart} products={products} offers={offers} />
}

interface KnownGuestCartProps {
  cart: readonly GuestLine[]
  products: GuestProductFacts
  offers: GuestOffers | null
}

function KnownGuestCart({ cart, products, offers }: KnownGuestCartProps) {
  const lines = guestLines(cart, products)
  const unknown = cart.filter((line) => !lines.some(({ stored }) => stored === line))
  const unknownCount = unknown.length
  const forget = useEffectEvent(() => {
    for (const line of unknown) changeGuestQuantity(line, 0)
    toast(cartCopy.leftShop(unknownCount))
  })
  // The badge must not count lines that the list cannot show.
  useEffect(() => {
    if (unknownCount > 0) forget()
  }, [unknownCount])
  if (lines.length === 0) return <EmptyGuestCart />
  return (
    <Suspense fallback={<CartOnItsWay />}>
      <FilledGuestCart lines={lines} offers={offers} />
    </Suspense>
  )
}

function CartUnavailable() {
  return <CartFailure action={<Button onClick={reloadPage}>{cartCopy.retry}</Button>} />
}

export function CartOnItsWay() {
  return (
    <div className="wrap">
      <CartHead />
      <noscript>
        <div className="no-script">
          <Note>{cartCopy.noScript}</Note>
          <LinkButton to={signIn}>{cartCopy.empty.action}</LinkButton>
        </div>
      </noscript>
      <CartSkeleton />
    </div>
  )
}

function EmptyGuestCart() {
  const { title, text, action } = cartCopy.empty
  return (
    <div className="wrap">
      <div className="page-head">
        <CartCrumbs />
      </div>
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={<LinkButton to={signIn}>{action}</LinkButton>}
      />
    </div>
  )
}

function CartSkeleton() {
  return (
    <SkeletonGroup className="cart split cart-skeleton">
      <div>
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className="label-frame">
        <Skeleton shape="title" width="70" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  )
}

function SkeletonLine() {
  return (
    <div className="citem">
      <Skeleton shape="image" />
      <div className="citem__body grid g3">
        <div>
          <Skeleton shape="title" width="70" />
          <Skeleton width="35" />
        </div>
        <Skeleton shape="button" width="35" />
      </div>
    </div>
  )
}

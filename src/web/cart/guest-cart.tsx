import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart.ts'
import { cepQuoteCopy } from '#copy/cep-quote.ts'
import { cartCount, cartTotal } from '#domain/cart/cart-line.ts'
import type { GuestLine } from '#domain/cart/guest-cart.ts'
import { buyable } from '#domain/cart/line-notice.ts'
import type { CepQuote as CepQuoteAnswer } from '#web/freight/ask-cep-quote.ts'
import type { GuestProductFacts } from '#web/guest/ask-guest-products.ts'
import { changeGuestQuantity } from '#web/guest/guest-changes.ts'
import { CART_KEY } from '#web/guest/guest-store.ts'
import { UnreadGuestList } from '#web/guest/unread-guest-list.tsx'
import { useGuestProducts } from '#web/guest/use-guest-products.ts'
import { isRead, useGuestStore } from '#web/guest/use-guest-store.ts'
import { ArrowLink, Button, LinkButton } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { IconButton } from '#web/kit/icon-button.tsx'
import { Note } from '#web/kit/note.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { CartFailure } from './cart-failure.tsx'
import { CartCrumbs, CartHead } from './cart-head.tsx'
import { CartLine } from './cart-line.tsx'
import { availableFor } from './cart-line-view.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSums } from './cart-sums.tsx'
import { ClearGuestCart } from './clear-cart.tsx'
import { GuestEntrance } from './guest-entrance.tsx'
import { type GuestLineView, guestLines } from './guest-lines.ts'
import { useNamedStep } from './use-named-step.ts'

// Without it the cart stands; the next visit tries again.
const CepQuote = lazy(() => import('#web/freight/cep-quote.tsx').catch(() => ({ default: () => null })))

const signIn = pathTo('auth', {}, { redirectTo: pathTo('cart') })

/** Only the browser knows a guest's cart: the server sends the same to everybody. */
export function GuestCart() {
  const store = useGuestStore()
  const { products, hasFailed, retry } = useGuestProducts(store.cart.map(({ product_id }) => product_id))
  if (hasFailed) return <CartFailure action={<Button onClick={retry}>{cartCopy.retry}</Button>} />
  if (!isRead(store))
    return <UnreadGuestList storageKey={CART_KEY} onItsWay={<CartOnItsWay />} empty={<EmptyGuestCart />} />
  if (!products) return <CartOnItsWay />
  return <KnownGuestCart cart={store.cart} products={products} />
}

function KnownGuestCart({ cart, products }: { cart: readonly GuestLine[]; products: GuestProductFacts }) {
  const lines = guestLines(cart, products)
  const unknown = cart.filter((line) => !lines.some(({ kept }) => kept === line))
  const unknownCount = unknown.length
  const forget = useEffectEvent(() => {
    for (const line of unknown) changeGuestQuantity(line, 0)
    toast(cartCopy.leftShop(unknownCount))
  })
  // What the list cannot show must not be counted by the badge either.
  useEffect(() => {
    if (unknownCount > 0) forget()
  }, [unknownCount])
  return lines.length > 0 ? <FilledGuestCart lines={lines} /> : <EmptyGuestCart />
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

/** Information only: the price that is paid comes with the address. */
function freightOf(quote: CepQuoteAnswer | null) {
  if (quote?.kind === 'arranged') return undefined
  return quote?.kind === 'quoted' ? { label: cepQuoteCopy.estimate, amount: quote.price } : null
}

function FilledGuestCart({ lines }: { lines: GuestLineView[] }) {
  const [quote, setQuote] = useState<CepQuoteAnswer | null>(null)
  useNamedStep()
  return (
    <div className="wrap cart-page">
      <CartHead />
      <div className="cart">
        <div>
          <ul aria-label={cartCopy.lines}>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                available={availableFor(line, lines)}
                onChange={(quantity) => changeGuestQuantity(line.kept, quantity)}
                remove={
                  <IconButton
                    icon="trash"
                    iconSize="s"
                    label={cartCopy.remove(line.name)}
                    onClick={() => {
                      changeGuestQuantity(line.kept, 0)
                      toast({ ...cartCopy.removed, about: line.name })
                    }}
                  />
                }
              />
            ))}
          </ul>
          <div className="row row--between mt3">
            <ArrowLink back to={pathTo('products')}>
              {cartCopy.continueShopping}
            </ArrowLink>
            <ClearGuestCart />
          </div>
          <div id="entrega">
            <Suspense fallback={<div className="cep-quote cep-quote--coming" />}>
              <CepQuote onQuote={setQuote} />
            </Suspense>
          </div>
        </div>
        <aside className="cart__side" aria-labelledby="resumo">
          <div className="label-frame">
            <h2 id="resumo">{cartCopy.summary}</h2>
            <CartSums
              count={cartCount(buyable(lines))}
              subtotal={cartTotal(buyable(lines))}
              freight={freightOf(quote)}
              pixDiscountPercent={lines[0]?.pixDiscountPercent ?? 0}
            />
            <GuestEntrance />
          </div>
        </aside>
      </div>
    </div>
  )
}

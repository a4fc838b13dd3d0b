import { lazy, Suspense, useState } from 'react'
import { accessCopy } from '#accounts/copy/accounts.ts'
import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { buyable } from '#checkout/cart/domain/line-notice.ts'
import type { GuestOffers } from '#checkout/cart/use-cases/load-guest-offers.ts'
import { cepQuoteCopy } from '#delivery/freight/copy/cep-quote.ts'
import { freightAfterThreshold } from '#delivery/freight/domain/free-freight.ts'
import type { CepQuote as CepQuoteAnswer } from '#delivery/freight/storefront/ask-cep-quote.ts'
import { chooseCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import { candlesIn, cartTotal } from '#orders/domain/cart-line.ts'
import { voucherPart } from '#orders/vouchers/domain/voucher.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { useRootData, useStorefrontParts } from '#ui/browser/use-root-data.ts'
import { ArrowLink, LinkButton } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { CartHead } from './cart-head.tsx'
import { CartLine } from './cart-line.tsx'
import { lineName } from './cart-line-view.ts'
import { CartSums } from './cart-sums.tsx'
import { ClearGuestCart } from './clear-cart.tsx'
import { FreeFreightHint } from './free-freight-hint.tsx'
import { changeGuestQuantity } from './guest-changes.ts'
import { type GuestLineView, lastReadyDay } from './guest-lines.ts'
import { useNamedStep } from './use-named-step.ts'
import { VoucherUse } from './voucher-use.tsx'

const ownPath = pathTo('cart')

const ContinueWithEmail = lazy(() =>
  import('./continue-with-email.tsx').catch(() => ({ default: WayToCodes })),
)

const CepQuote = lazy(() =>
  import('#delivery/freight/storefront/cep-quote.tsx').catch(() => ({ default: () => null })),
)

const GuestCoupon = lazy(() =>
  import('#checkout/cart/storefront/coupon/guest-coupon.tsx').catch(() => ({ default: () => null })),
)
const GuestGift = lazy(() =>
  import('#orders/gifts/storefront/guest-gift.tsx').catch(() => ({ default: () => null })),
)

/**
 * For information only: the final price depends on the address, and the server recalculates automatic
 * discounts.
 */
function sumsFor(lines: readonly GuestLineView[], quote: CepQuoteAnswer | null, offers: GuestOffers | null) {
  const subtotal = cartTotal(buyable(lines))
  const sent = quote?.kind === 'sent' ? quote.offers[0] : null
  const price = quote?.kind === 'quoted' ? quote.price : (sent?.price ?? null)
  const freeAbove = sent ? sent.freeAbove : (offers?.freeAbove ?? null)
  const beforeCoupon = price === null ? null : freightAfterThreshold(price, freeAbove, subtotal)
  const freight = quote?.kind === 'arranged' ? 0 : beforeCoupon
  const applied = offers && chooseCoupon({ ...offers, lines: buyable(lines), freight })
  const shown = price !== null && {
    label: cepQuoteCopy.estimate,
    price,
    due: (beforeCoupon ?? 0) - (applied?.freight ?? 0),
    couponLabel: applied && applied.freight > 0 ? applied.coupon.label : null,
  }
  return {
    subtotal,
    coupon: applied && { label: applied.coupon.label, amount: applied.amount },
    freight: quote?.kind === 'arranged' ? undefined : shown || null,
    freeAbove: quote?.kind === 'arranged' || applied?.freight ? null : freeAbove,
  }
}

const linesToSend = (lines: readonly GuestLineView[]) =>
  buyable(lines).map(({ stored: { product_id, variant_id, chosen_parts }, quantity }) => ({
    product_id,
    variant_id,
    quantity,
    ...(chosen_parts && { chosen_parts }),
  }))

interface FilledGuestCartProps {
  lines: GuestLineView[]
  offers: GuestOffers | null
}

export default function FilledGuestCart({ lines, offers }: FilledGuestCartProps) {
  const { gifts: hasGifts } = useStorefrontParts()
  const [quote, setQuote] = useState<CepQuoteAnswer | null>(null)
  const readyOn = lastReadyDay(lines)
  const { freeAbove, ...sums } = sumsFor(lines, quote, offers)
  const opened = useRootData()?.voucher
  const gross = sums.subtotal - (sums.coupon?.amount ?? 0) + (sums.freight?.due ?? 0)
  const voucher = opened && { ...opened, used: voucherPart(opened.balance, gross) }
  useNamedStep()
  return (
    <div className="wrap cart-page">
      <CartHead />
      <div className="cart split">
        <div>
          <ul aria-label={cartCopy.lines}>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                available={Math.max(0, line.stockQuantity)}
                onChange={(quantity) => changeGuestQuantity(line.stored, quantity)}
                remove={
                  <IconButton
                    icon="trash"
                    iconSize="s"
                    label={cartCopy.remove(lineName(line))}
                    onClick={() => {
                      changeGuestQuantity(line.stored, 0)
                      toast({ ...cartCopy.removed, about: lineName(line) })
                    }}
                  />
                }
              />
            ))}
          </ul>
          <div className="cluster ends mt3">
            <ArrowLink back to={pathTo('products')}>
              {cartCopy.continueShopping}
            </ArrowLink>
            <ClearGuestCart />
          </div>
          {hasGifts && (
            <Suspense>
              <GuestGift />
            </Suspense>
          )}
          <div id="entrega">
            <Suspense fallback={<div className="cep-quote cep-quote--coming" />}>
              {/* A new ready date needs a new quote, so it resets the component. */}
              <CepQuote
                key={readyOn}
                readyOn={readyOn}
                lines={linesToSend(lines)}
                subtotal={sums.subtotal}
                onQuote={setQuote}
              />
            </Suspense>
          </div>
        </div>
        <aside className="cart__side" aria-labelledby="resumo">
          <div className="label-frame">
            <h2 id="resumo">{cartCopy.summary}</h2>
            <CartSums
              count={candlesIn(buyable(lines))}
              {...sums}
              byVoucher={voucher?.used}
              pixDiscountPercent={lines[0]?.pixDiscountPercent ?? 0}
            />
            <FreeFreightHint freeAbove={freeAbove} subtotal={sums.subtotal} />
            {voucher && <VoucherUse voucher={voucher} />}
            <Suspense>
              <GuestCoupon />
            </Suspense>
            <GuestEntrance />
          </div>
        </aside>
      </div>
    </div>
  )
}

function WayToCodes() {
  return (
    <LinkButton to={authPath(ownPath, { modo: 'codigo' })} variant="flame" block>
      {signInCodeCopy.inCart.send}
    </LinkButton>
  )
}

function GuestEntrance() {
  return (
    <div className="guest-entrance mt5">
      <Suspense fallback={<WayToCodes />}>
        <ContinueWithEmail />
      </Suspense>
      <p className="or fs-small grid muted">{accessCopy.or}</p>
      <p className="small">{cartCopy.empty.text}</p>
      <LinkButton to={authPath(ownPath)} variant="ghost" block>
        {signInCodeCopy.inCart.withPassword}
      </LinkButton>
    </div>
  )
}

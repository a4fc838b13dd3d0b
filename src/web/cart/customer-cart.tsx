import { lazy, Suspense, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { pausedSaleSentence } from '#copy/delivery/sale-pause.ts'
import { freightCopy } from '#copy/freight/freight.ts'
import { notByPost, parcelCopy, serviceWords } from '#copy/freight/parcels.ts'
import { isElsewhere } from '#domain/address/served-city.ts'
import { candlesIn, cartTotal } from '#domain/cart/cart-line.ts'
import { buyable, withNotices } from '#domain/cart/line-notice.ts'
import { pixDiscountOf } from '#domain/checkout/payment-method.ts'
import { pickupCalendar } from '#domain/delivery/delivery-calendar.ts'
import { freightAfterThreshold } from '#domain/freight/free-freight.ts'
import { type CartGift, giftAmountOf } from '#domain/gifts/gift.ts'
import { candlesAfterVoucher, voucherPart } from '#domain/vouchers/voucher.ts'
import type { Cart } from '#shop/cart/load-cart.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import { CheckoutPanel } from '#web/checkout/dialog/checkout-panel.tsx'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { SlotSection } from '../delivery/slot-section.tsx'
import { useSlot } from '../delivery/use-slot.ts'
import { WayChoice } from '../delivery/way-choice.tsx'
import { Workshop } from '../delivery/workshop.tsx'
import { DeliverySection } from '../freight/delivery-section.tsx'
import { useDelivery } from '../freight/use-delivery.ts'
import { PotsForm } from '../pots/pots-form.tsx'
import { CartHead } from './cart-head.tsx'
import { keepsFromBuying } from './cart-line-view.ts'
import { CartSums } from './cart-sums.tsx'
import type { OpenedCartVoucher } from './cart-voucher.server.ts'
import { ChangedPrices } from './changed-prices.tsx'
import { ClearCart, ClearQuestion } from './clear-cart.tsx'
import { applyCartCoupon, type CartCoupon } from './coupon/cart-coupon.ts'
import { CouponField } from './coupon/coupon-field.tsx'
import { CustomerLine } from './customer-line.tsx'
import { arrangedHint, deliveryHint } from './delivery-hint.tsx'
import { EmptyCustomerCart } from './empty-customer-cart.tsx'
import { FreeFreightHint } from './free-freight-hint.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { VoucherUse } from './voucher-use.tsx'

// Without it the cart stands, and the next visit tries again.
const GiftSection = lazy(() => import('../gifts/gift-section.tsx').catch(() => ({ default: () => null })))

interface CustomerCartProps {
  cart: Cart
  coupon: CartCoupon
  voucher: OpenedCartVoucher | null
  gift: CartGift | null
  buyer: Buyer
  /** While the customer pays, the cart on the page stays as it is. */
  onPaying(isPaying: boolean): void
}

/** The cart of somebody who is signed in: its lines, where they go, what that costs, and the way to pay. */
export function CustomerCart({ cart, coupon, voucher: opened, gift, buyer, onPaying }: CustomerCartProps) {
  const changes = useCartChanges(cart.lines)
  const lines = withNotices(changes.lines)
  const count = candlesIn(buyable(lines))
  const subtotal = cartTotal(buyable(lines))
  const receiver = gift?.receiver ?? null
  const [isGiftUnsaved, setGiftUnsaved] = useState(false)
  const delivery = useDelivery({
    known: buyer.delivery,
    isCourierEnabled: buyer.isCourierEnabled,
    subtotal,
    cartKey: `${count}/${subtotal}`,
    isForSomebodyElse: receiver !== null,
  })
  const pause = useRootData()?.shop.pause
  const parts = { lines: useRef<HTMLUListElement>(null), delivery: useRef<HTMLElement>(null) }
  const { address, freight } = delivery.state
  const { hasFreight } = delivery
  const isSent = hasFreight && isElsewhere(address)
  const quote = hasFreight && freight.status === 'quoted' ? freight.quote : null
  const [isPickup, setPickup] = useState(false)
  const calendar = isPickup ? pickupCalendar(buyer.calendar) : buyer.calendar
  const slot = useSlot(calendar)
  const isFreightDue = hasFreight && !isPickup
  const isPlaceKnown = isFreightDue ? quote !== null : isPickup || arrangedHint(address) === null
  const paidQuote = isPickup ? null : quote
  const parcel = paidQuote?.parcel?.chosen ?? null
  const leftBehind = parcel ? (gift?.options ?? []).filter(({ notByPost }) => notByPost) : []
  const freeAbove = quote ? quote.freeAbove : buyer.freeAbove
  const beforeCoupon = paidQuote && freightAfterThreshold(paidQuote.price, freeAbove, subtotal)
  const couponFreight = isFreightDue ? beforeCoupon : 0
  const { applied, kept } = applyCartCoupon(coupon, { subtotal, freight: couponFreight })
  const lessCoupon = subtotal - (applied?.amount ?? 0)
  const freightOfCart = paidQuote && {
    ...paidQuote,
    label: cartCopy.freightBy(parcel ? serviceWords(parcel) : freightCopy.provider),
    due: (beforeCoupon ?? 0) - (applied?.freight ?? 0),
    couponLabel: applied && applied.freight > 0 ? applied.label : null,
  }
  const gross = lessCoupon + (freightOfCart?.due ?? 0) + giftAmountOf(gift)
  const voucher = opened && { ...opened, used: voucherPart(opened.balance, gross) }
  const total = gross - (voucher?.used ?? 0)
  const candles = candlesAfterVoucher(lessCoupon, voucher?.used ?? 0)
  const pixTotal = total - pixDiscountOf(candles, buyer.payment.pixDiscountPercent)
  if (lines.length === 0) return <EmptyCustomerCart />

  /** 'Finalizar compra' before it can be: to what is missing, which says what it is. */
  function goToMissing() {
    const line = parts.lines.current?.querySelector<HTMLElement>('.citem__notice')
    if (lines.some(keepsFromBuying)) return line?.focus()
    if (pause) return
    if (isGiftUnsaved || leftBehind.length > 0)
      return document.getElementById('presente')?.querySelector('button')?.focus()
    parts.delivery.current?.focus()
    if (hasFreight) void delivery.calculate()
    else delivery.showMissing()
  }

  return (
    <div className="wrap">
      <CartHead />
      <div className="cart">
        <div>
          <ClearQuestion />
          {lines.some(({ notice }) => notice?.kind === 'price-changed') && <ChangedPrices />}
          <ul aria-label={cartCopy.lines} ref={parts.lines}>
            {lines.map((line) => (
              <CustomerLine
                key={line.id}
                line={line}
                available={Math.max(0, line.stockQuantity)}
                change={changes.change}
              />
            ))}
          </ul>
          <div className="row row--between mt3">
            <ArrowLink back to={pathTo('products')}>
              {cartCopy.continueShopping}
            </ArrowLink>
            <div>
              <ClearCart />
            </div>
          </div>
          <Suspense>
            <GiftSection
              gift={gift}
              options={buyer.giftOptions}
              owner={buyer.email}
              onUnsaved={setGiftUnsaved}
            />
          </Suspense>
          <DeliverySection
            key={receiver ? 'receiver' : 'own'}
            receiver={receiver}
            ownAddress={receiver && buyer.ownAddress}
            delivery={delivery}
            subtotal={subtotal}
            isPickup={isPickup}
            ref={parts.delivery}
            way={
              buyer.workshop && (
                <WayChoice
                  bringer={isSent ? parcelCopy.sent : bringerOf(buyer)}
                  isSent={isSent}
                  price={quote && freightAfterThreshold(quote.price, freeAbove, subtotal)}
                  isPickup={isPickup}
                  onChange={setPickup}
                />
              )
            }
          >
            {isPickup && <Workshop address={buyer.workshop} />}
            {isPlaceKnown && !parcel && (
              <SlotSection
                calendar={calendar}
                slot={slot.value}
                onChange={slot.choose}
                promises={isPickup ? pickupCopy.ready : undefined}
              />
            )}
          </DeliverySection>
          {!parcel && <PotsForm pots={buyer.pots} />}
        </div>
        <aside className="cart__side" aria-labelledby="resumo">
          <div className="label-frame">
            <h2 id="resumo">{cartCopy.summary}</h2>
            <CartSums
              count={count}
              subtotal={subtotal}
              coupon={applied}
              byVoucher={voucher?.used}
              gift={gift}
              freight={isFreightDue ? freightOfCart : undefined}
              pixDiscountPercent={buyer.payment.pixDiscountPercent}
            />
            {isFreightDue && !freightOfCart?.couponLabel && (
              <FreeFreightHint freeAbove={freeAbove} subtotal={subtotal} />
            )}
            {voucher && <VoucherUse voucher={voucher} />}
            <CouponField coupon={{ applied, kept }} />
            <CheckoutPanel
              hint={
                lines.some(keepsFromBuying)
                  ? cartCopy.hints.lines
                  : pause
                    ? pausedSaleSentence(pause)
                    : isGiftUnsaved
                      ? cartCopy.hints.gift
                      : leftBehind.length > 0
                        ? notByPost(leftBehind.map(({ name }) => name))
                        : isPickup
                          ? null
                          : deliveryHint(delivery, buyer)
              }
              onMissing={goToMissing}
              isFreightDue={isFreightDue}
              purchase={{
                lines,
                address,
                freight: freightOfCart,
                coupon: applied,
                voucher,
                gift,
                total,
                pixTotal,
                slot: parcel ? null : slot.value,
                isPickup,
              }}
              buyer={buyer}
              onFreightStale={delivery.renew}
              onSlot={slot.choose}
              onPaying={onPaying}
            />
          </div>
        </aside>
      </div>
    </div>
  )
}

const bringerOf = ({ isCourierEnabled }: Buyer) =>
  isCourierEnabled ? freightCopy.provider : freightCopy.arranged

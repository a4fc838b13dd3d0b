import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { buyable, withNotices } from '#checkout/cart/domain/line-notice.ts'
import type { CartCoupon } from '#checkout/cart/storefront/coupon/cart-coupon.ts'
import { CouponField } from '#checkout/cart/storefront/coupon/coupon-field.tsx'
import type { Cart } from '#checkout/cart/use-cases/load-cart.ts'
import { DeliverySection } from '#checkout/delivery/delivery-section.tsx'
import { CheckoutPanel } from '#checkout/purchase/storefront/dialog/checkout-panel.tsx'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { isElsewhere } from '#delivery/addresses/domain/served-city.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { pausedSaleSentence } from '#delivery/calendar/copy/sale-pause.ts'
import { pickupCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { DeliveryWayChoice } from '#delivery/calendar/storefront/delivery-way-choice.tsx'
import { SlotSection } from '#delivery/calendar/storefront/slot-section.tsx'
import { useSlot } from '#delivery/calendar/storefront/use-slot.ts'
import { Workshop } from '#delivery/calendar/storefront/workshop.tsx'
import { notByPost, parcelCopy } from '#delivery/carriers/copy.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { freightAfterThreshold } from '#delivery/freight/domain/free-freight.ts'
import { rememberPickup, remembersPickup, useDelivery } from '#delivery/freight/storefront/use-delivery.ts'
import { candlesIn, cartTotal } from '#orders/domain/cart-line.ts'
import type { CartGift } from '#orders/domain/gift.ts'
import { useRootData, useStorefrontParts } from '#ui/browser/use-root-data.ts'
import { CartHead } from './cart-head.tsx'
import { keepsFromBuying } from './cart-line-view.ts'
import { CartSums } from './cart-sums.tsx'
import type { OpenedCartVoucher } from './cart-voucher.server.ts'
import { CustomerLines } from './customer-lines.tsx'
import { arrangedHint, deliveryHint } from './delivery-hint.tsx'
import { EmptyCustomerCart } from './empty-customer-cart.tsx'
import { FreeFreightHint } from './free-freight-hint.tsx'
import { sumsOfCart } from './sums-of-cart.ts'
import { useCartChanges } from './use-cart-changes.ts'
import { VoucherUse } from './voucher-use.tsx'

const GiftSection = lazy(() =>
  import('#orders/gifts/storefront/gift-section.tsx').catch(() => ({ default: () => null })),
)

interface CustomerCartProps {
  cart: Cart
  coupon: CartCoupon
  voucher: OpenedCartVoucher | null
  gift: CartGift | null
  buyer: Buyer
  extras: ReactNode
  onPaying(isPaying: boolean): void
}

export function CustomerCart(page: CustomerCartProps) {
  const { cart, coupon, voucher: opened, gift, buyer, extras, onPaying } = page
  const changes = useCartChanges(cart.lines)
  const lines = withNotices(changes.lines)
  const count = candlesIn(buyable(lines))
  const subtotal = cartTotal(buyable(lines))
  const receiver = gift?.receiver ?? null
  const [isGiftUnsaved, setGiftUnsaved] = useState(false)
  const delivery = useDelivery({
    knownDelivery: buyer.delivery,
    isCourierEnabled: buyer.isCourierEnabled,
    subtotal,
    cartKey: `${count}/${subtotal}`,
    isForSomebodyElse: receiver !== null,
  })
  const pause = useRootData()?.shop.pause
  const { gifts: hasGifts } = useStorefrontParts()
  const parts = { lines: useRef<HTMLUListElement>(null), delivery: useRef<HTMLElement>(null) }
  const { address, freight } = delivery.state
  const { hasFreight } = delivery
  const quote = hasFreight && freight.status === 'quoted' ? freight.quote : null
  const isSent = hasFreight && (isElsewhere(address) || quote?.parcel !== undefined)
  const [isPickup, setPickup] = useState(false)
  const choosePickup = (isPickup: boolean) => {
    setPickup(isPickup)
    rememberPickup(isPickup)
  }
  const isFetchable = Boolean(buyer.workshop)
  useEffect(() => {
    if (isFetchable && remembersPickup()) setPickup(true)
  }, [isFetchable])
  const calendar = isPickup ? pickupCalendar(buyer.calendar) : buyer.calendar
  const slot = useSlot(calendar)
  const isFreightDue = hasFreight && !isPickup
  const isPlaceKnown = isFreightDue ? quote !== null : isPickup || arrangedHint(address) === null
  const sums = sumsOfCart({ subtotal, coupon, opened, gift, buyer, quote, isPickup, isFreightDue })
  const { applied, entered, parcel, freeAbove, freightOfCart, voucher, total, pixTotal } = sums
  const leftBehind = parcel ? (gift?.options ?? []).filter(({ notByPost }) => notByPost) : []
  if (lines.length === 0) return <EmptyCustomerCart />

  function whyNotYet(): ReactNode {
    if (lines.some(keepsFromBuying)) return cartCopy.hints.lines
    if (pause) return pausedSaleSentence(pause)
    if (isGiftUnsaved) return cartCopy.hints.gift
    if (leftBehind.length > 0) return notByPost(leftBehind.map(({ name }) => name))
    return isPickup ? null : deliveryHint(delivery, buyer)
  }

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
      <div className="cart split">
        <div>
          <CustomerLines lines={lines} change={changes.change} ref={parts.lines} />
          {hasGifts && (
            <Suspense>
              <GiftSection
                gift={gift}
                options={buyer.giftOptions}
                owner={buyer.email}
                onUnsaved={setGiftUnsaved}
              />
            </Suspense>
          )}
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
                <DeliveryWayChoice
                  bringer={isSent ? parcelCopy.sent : chooseBringer(buyer)}
                  isSent={isSent}
                  price={quote && freightAfterThreshold(quote.price, freeAbove, subtotal)}
                  isPickup={isPickup}
                  onChange={choosePickup}
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
          {!parcel && extras}
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
            <CouponField coupon={{ applied, entered }} />
            <CheckoutPanel
              hint={whyNotYet()}
              onMissing={goToMissing}
              isFreightDue={isFreightDue}
              isCalculating={isFreightDue && delivery.isCalculating}
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

const chooseBringer = ({ isCourierEnabled }: Buyer) =>
  isCourierEnabled ? freightCopy.provider : freightCopy.arranged

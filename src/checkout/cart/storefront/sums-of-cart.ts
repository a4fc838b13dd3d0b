import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { applyCartCoupon, type CartCoupon } from '#checkout/cart/storefront/coupon/cart-coupon.ts'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { serviceWords } from '#delivery/carriers/copy.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { freightAfterThreshold } from '#delivery/freight/domain/free-freight.ts'
import type { Quote } from '#delivery/freight/storefront/delivery-state.ts'
import { type CartGift, sumGift } from '#orders/domain/gift.ts'
import { candlesAfterVoucher, voucherPart } from '#orders/vouchers/domain/voucher.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import type { OpenedCartVoucher } from './cart-voucher.server.ts'

interface CartFacts {
  readonly subtotal: Centavos
  readonly coupon: CartCoupon
  readonly opened: OpenedCartVoucher | null
  readonly gift: CartGift | null
  readonly buyer: Pick<Buyer, 'freeAbove' | 'payment'>
  /** Present even if shipping is free. */
  readonly quote: Quote | null
  readonly isPickup: boolean
  readonly isFreightDue: boolean
}

/** The coupon applies first, then the voucher. The Pix discount applies to the remaining candle amount. */
export function sumsOfCart(facts: CartFacts) {
  const { subtotal, coupon, opened, gift, buyer, quote, isPickup, isFreightDue } = facts
  const paidQuote = isPickup ? null : quote
  const parcel = paidQuote?.parcel?.chosen ?? null
  const freeAbove = quote ? quote.freeAbove : buyer.freeAbove
  const beforeCoupon = paidQuote && freightAfterThreshold(paidQuote.price, freeAbove, subtotal)
  const { applied, entered } = applyCartCoupon(coupon, {
    subtotal,
    freight: isFreightDue ? beforeCoupon : 0,
  })
  const lessCoupon = subtotal - (applied?.amount ?? 0)
  const freightOfCart = paidQuote && {
    ...paidQuote,
    label: cartCopy.freightBy(parcel ? serviceWords(parcel) : freightCopy.provider),
    due: (beforeCoupon ?? 0) - (applied?.freight ?? 0),
    couponLabel: applied && applied.freight > 0 ? applied.label : null,
  }
  const gross = lessCoupon + (freightOfCart?.due ?? 0) + sumGift(gift)
  const voucher = opened && { ...opened, used: voucherPart(opened.balance, gross) }
  const total = gross - (voucher?.used ?? 0)
  const candles = candlesAfterVoucher(lessCoupon, voucher?.used ?? 0)
  const pixTotal = total - calculatePixDiscount(candles, buyer.payment.pixDiscountPercent)
  return { applied, entered, parcel, freeAbove, freightOfCart, voucher, total, pixTotal }
}

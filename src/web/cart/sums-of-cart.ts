import { cartCopy } from '#copy/cart/cart.ts'
import { freightCopy } from '#copy/freight/freight.ts'
import { serviceWords } from '#copy/freight/parcels.ts'
import { pixDiscountOf } from '#domain/checkout/payment-method.ts'
import { freightAfterThreshold } from '#domain/freight/free-freight.ts'
import { type CartGift, giftAmountOf } from '#domain/gifts/gift.ts'
import type { Centavos } from '#domain/money.ts'
import { candlesAfterVoucher, voucherPart } from '#domain/vouchers/voucher.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import type { Quote } from '../freight/delivery-state.ts'
import type { OpenedCartVoucher } from './cart-voucher.server.ts'
import { applyCartCoupon, type CartCoupon } from './coupon/cart-coupon.ts'

interface CartFacts {
  readonly subtotal: Centavos
  readonly coupon: CartCoupon
  readonly opened: OpenedCartVoucher | null
  readonly gift: CartGift | null
  readonly buyer: Pick<Buyer, 'freeAbove' | 'payment'>
  /** What is known of the way, whether it is paid for or not. */
  readonly quote: Quote | null
  readonly isPickup: boolean
  readonly isFreightDue: boolean
}

/** What a customer's cart comes to: the coupon first, then the voucher; what Pix takes off is of the candles that are left. */
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
  const gross = lessCoupon + (freightOfCart?.due ?? 0) + giftAmountOf(gift)
  const voucher = opened && { ...opened, used: voucherPart(opened.balance, gross) }
  const total = gross - (voucher?.used ?? 0)
  const candles = candlesAfterVoucher(lessCoupon, voucher?.used ?? 0)
  const pixTotal = total - pixDiscountOf(candles, buyer.payment.pixDiscountPercent)
  return { applied, entered, parcel, freeAbove, freightOfCart, voucher, total, pixTotal }
}

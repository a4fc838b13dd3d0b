import { createHash } from 'node:crypto'
import { itemsByLine, type SaleItem, sharesOfItems } from '#catalogue/kits/use-cases/sell-kits.ts'
import { calculateSubtotal } from '#catalogue/products/domain/checkout-total.ts'
import { lastReadyDay } from '#catalogue/stock/domain/batch.ts'
import { parcelKey } from '#checkout/delivery/items-to-send.ts'
import { checkCart } from '#checkout/purchase/domain/check-cart.ts'
import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { type ShippingAddress, shippingAddressKey } from '#delivery/addresses/domain/shipping-address.ts'
import type { CandleWay } from '#delivery/calendar/domain/shifts.ts'
import { freightAfterThreshold } from '#delivery/freight/domain/free-freight.ts'
import { type AppliedCoupon, chooseCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import { type CartGift, sumGift } from '#orders/domain/gift.ts'
import { candlesAfterVoucher, voucherPart } from '#orders/vouchers/domain/voucher.ts'
import type { AvailableVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { discountUnder, type PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import type { KnownBuyer } from './buyer.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import type { SaleTerms } from './find-sale-terms.ts'
import type { CheckoutCart, CheckoutLine } from './read-checkout-cart.ts'

/** Priced by the server and equal to what the customer saw. Units, slot and coupon are not reserved yet. */
export interface CheckedSale {
  readonly buyer: KnownBuyer
  readonly lines: CheckoutLine[]
  readonly items: SaleItem[]
  readonly gift: CartGift | null
  readonly giftAmount: Centavos
  readonly freight: CheckoutFreight
  /** Freight charged to the customer: the full price, or 0 if shipping is free. */
  readonly freightDue: Centavos
  readonly terms: PaymentTerms
  readonly coupon: AppliedCoupon | null
  readonly voucher: { readonly id: string; readonly amount: Centavos } | null
  readonly discount: Centavos
  readonly key: string
}

interface SaleFacts {
  readonly buyer: KnownBuyer
  readonly cart: CheckoutCart
  readonly agreed: SaleTerms
  readonly available: AvailableVoucher | null
  readonly now: Date
}

/** Compares account, gift, cart and prices with what the customer saw. Any difference refuses the sale. */
export function checkSale(
  shop: Pick<Shop, 'payments'>,
  request: CheckoutRequest,
  facts: SaleFacts,
): Ok<CheckedSale> | CheckoutRefusal {
  const { buyer, cart, agreed } = facts
  const { userId, customer, cartItems: seen, expectedTotal, seenGift = null } = request
  const { lines, gift } = cart
  const { freight, payment: terms } = agreed
  if (customer.email !== null && normaliseEmail(customer.email) !== normaliseEmail(buyer.email))
    return refuse('email-differs')
  if ((gift?.fingerprint ?? null) !== seenGift) return refuse('gift-changed')
  const leftBehind = freight.parcel ? (gift?.options ?? []).filter(({ notByPost }) => notByPost) : []
  if (leftBehind.length > 0) return refuse('gift-not-by-post', { names: leftBehind.map(({ name }) => name) })
  if (freight.parcel && !(gift?.receiver ? customer.receiverCpf : customer.cpf)) return refuse('cpf-missing')

  const { coupon, voucher, ...sums } = calculateSums(facts)
  const takenOff = sums.discount + (coupon?.amount ?? 0) + (voucher?.amount ?? 0)
  const { freightDue, giftAmount } = sums
  const asSold = { cart: lines, freight: freightDue, gift: giftAmount, discount: takenOff }
  const checked = checkCart({ ...asSold, seen, expectedTotal })
  if (!checked.ok) return checked
  const byLine = itemsByLine(lines)
  const items = byLine.flat()
  if (freight.parcel && isOtherParcel(freight.parcel, { lines, items })) return refuse('freight-stale')

  const key = attemptKey({
    userId,
    lines: items,
    address: freight.address,
    way: freight.way,
    freight: freightDue,
    service: freight.service,
    provider: shop.payments.provider,
    coupon: coupon && { id: coupon.coupon.id, amount: coupon.amount + coupon.freight },
    gift: seenGift,
    voucher,
  })
  return ok({
    ...sums,
    buyer,
    lines,
    items,
    gift,
    freight: withReadyDay(freight, lines),
    terms,
    coupon: coupon && { ...coupon, shares: sharesOfItems(coupon.shares, byLine) },
    voucher,
    key,
  })
}

/** The coupon applies first, then the voucher. The payment discount applies to the remaining candle amount. */
function calculateSums({ cart, agreed, available, now }: SaleFacts) {
  const { lines, gift, candidates } = cart
  const { freight, payment: terms } = agreed
  const giftAmount = sumGift(gift)
  const subtotal = calculateSubtotal(lines)
  const beforeCoupon = freightAfterThreshold(freight.amount, freight.freeAbove, subtotal)
  const coupon = chooseCoupon({ candidates, lines, today: isoDay(now), freight: beforeCoupon })
  const freightDue = beforeCoupon - (coupon?.freight ?? 0)
  const candles = subtotal - (coupon?.amount ?? 0)
  const byVoucher = voucherPart(available?.balance ?? 0, candles + giftAmount + freightDue)
  const voucher = available && byVoucher > 0 ? { id: available.id, amount: byVoucher } : null
  const discount = discountUnder(terms, candlesAfterVoucher(candles, byVoucher))
  return { giftAmount, freightDue, coupon, voucher, discount }
}

/** The quoted parcel is invalid if its weight or its earliest shipping day changed. */
function isOtherParcel(
  { offer, cartKey }: NonNullable<CheckoutFreight['parcel']>,
  { lines, items }: Pick<CheckedSale, 'lines' | 'items'>,
): boolean {
  const readyOn = lastReadyDay(lines)
  return cartKey !== parcelKey(items) || (readyOn !== null && readyOn > offer.leavesOn)
}

/** An order cannot be delivered before its last candle is ready. */
function withReadyDay(freight: CheckoutFreight, lines: readonly CheckoutLine[]): CheckoutFreight {
  return { ...freight, constraints: { ...freight.constraints, notBefore: lastReadyDay(lines) } }
}

/** Repeating the same purchase yields the same key, so it finds the first request's order. */
function attemptKey(attempt: {
  userId: string
  lines: readonly {
    productId: string
    variantId: string | null
    quantity: number
    unitPrice: Centavos
    kit?: { productId: string; line: number } | null
  }[]
  address: ShippingAddress
  way: CandleWay
  freight: Centavos
  /** Part of the key, because two services of a carrier may cost the same. */
  service?: string | null
  provider: string
  coupon: { id: string; amount: Centavos } | null
  gift?: string | null
  voucher?: { id: string; amount: Centavos } | null
}): string {
  const { userId, lines, address, way, freight, service, provider, coupon, gift, voucher } = attempt
  const cart = lines
    .map(({ productId, variantId, quantity, unitPrice, kit }) =>
      [productId, variantId, quantity, unitPrice, ...(kit ? [kit.productId, kit.line] : [])].join(':'),
    )
    .sort()
  const facts = [
    userId,
    cart,
    shippingAddressKey(address),
    freight,
    provider,
    ...(way === 'pickup' ? [way] : []),
    ...(way === 'carrier' ? [way, service] : []),
    ...(coupon ? [coupon.id, coupon.amount] : []),
    ...(gift ? [`gift:${gift}`] : []),
    ...(voucher ? [`voucher:${voucher.id}:${voucher.amount}`] : []),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

import type { ComponentProps } from 'react'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { type CartGift, sumGift } from '#orders/domain/gift.ts'
import { FreightSum, GiftSums, Sum } from '#orders/storefront/sum.tsx'
import { payWithVoucherCopy as voucherWords } from '#orders/vouchers/copy/voucher.ts'
import { candlesAfterVoucher } from '#orders/vouchers/domain/voucher.ts'
import { type Centavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'

interface CartSumsProps {
  count: number
  subtotal: Centavos
  /** Undefined if there is no freight step; null while the freight is unknown. */
  freight?: ComponentProps<typeof FreightSum> | null
  coupon?: { label: string; amount: Centavos } | null
  byVoucher?: Centavos
  gift?: CartGift | null
  pixDiscountPercent: number
}

/** The total excludes the freight while it is unknown, and the label says so. */
export function CartSums({
  count,
  subtotal,
  freight,
  coupon,
  byVoucher = 0,
  gift = null,
  pixDiscountPercent: percent,
}: CartSumsProps) {
  const candles = subtotal - (coupon?.amount ?? 0)
  const total = candles + (freight?.due ?? 0) + sumGift(gift) - byVoucher
  const pixDiscount = calculatePixDiscount(candlesAfterVoucher(candles, byVoucher), percent)
  return (
    <dl className="sum mt5">
      <Sum label={cartCopy.subtotal(count)}>{formatBrl(subtotal)}</Sum>
      {coupon && coupon.amount > 0 && (
        <Sum label={coupon.label} className="less">
          {formatSignedBrl(-coupon.amount)}
        </Sum>
      )}
      {freight && <FreightSum {...freight} />}
      {freight === null && <Sum label={cartCopy.freight}>{cartCopy.freightUnknown}</Sum>}
      <GiftSums gift={gift} />
      {byVoucher > 0 && (
        <Sum label={voucherWords.label} className="less">
          {formatSignedBrl(-byVoucher)}
        </Sum>
      )}
      <Sum label={cartCopy.total} className="total">
        {formatBrl(total)}
      </Sum>
      {pixDiscount > 0 && (
        <Sum label={cartCopy.byPix(percent)} className="by-pix">
          {formatBrl(total - pixDiscount)}
        </Sum>
      )}
    </dl>
  )
}

import type { ComponentProps } from 'react'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { type CartGift, giftAmountOf } from '#orders/domain/gift.ts'
import { FreightSum, GiftSums, Sum } from '#orders/storefront/sum.tsx'
import { payWithVoucherCopy as voucherWords } from '#orders/vouchers/copy/voucher.ts'
import { candlesAfterVoucher } from '#orders/vouchers/domain/voucher.ts'
import { type Centavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { pixDiscountOf } from '#platform/domain/payment-method.ts'

interface CartSumsProps {
  /** Pieces, not lines. */
  count: number
  subtotal: Centavos
  /** Absent where there is no freight step; null while nobody knows it. */
  freight?: ComponentProps<typeof FreightSum> | null
  /** What a coupon takes off, beside its name. */
  coupon?: { label: string; amount: Centavos } | null
  /** What a voucher pays of it. */
  byVoucher?: Centavos
  /** The present, where it is one. */
  gift?: CartGift | null
  /** 0 where Pix costs the same, and nothing is said. */
  pixDiscountPercent: number
}

/** Subtotal, coupon, freight, present, total. As long as the freight is not known it is not in the total, and says so. */
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
  const total = candles + (freight?.due ?? 0) + giftAmountOf(gift) - byVoucher
  const pixDiscount = pixDiscountOf(candlesAfterVoucher(candles, byVoucher), percent)
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

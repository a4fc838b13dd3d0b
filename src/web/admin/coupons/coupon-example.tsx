import { couponsCopy } from '#copy/admin/selling/coupons.ts'
import { subtotalOf } from '#domain/checkout/checkout-total.ts'
import { discountFor } from '#domain/coupons/coupon-discount.ts'
import { type CouponInput, readCouponInput } from '#domain/coupons/coupon-draft.ts'
import { formatBrl, formatSignedBrl } from '#domain/money.ts'
import { Sum } from '#web/kit/elements/sum.tsx'

const words = couponsCopy.example
const CANDLE = 8990
const MOST_UNITS = 24

/** What the coupon would do as it stands in the form: three candles, or as many as its minimum asks for. */
export function CouponExample({ input }: { input: CouponInput }) {
  const read = readCouponInput({ ...input, code: input.code || 'EXEMPLO' })
  if (!read.ok) return null
  const { offer, minimum } = read.value
  const least = offer.kind === 'set' ? offer.units : 3
  const quantity = Math.min(MOST_UNITS, Math.max(least, Math.ceil(minimum / CANDLE)))
  const lines = [{ productId: '', categoryId: null, unitPrice: CANDLE, quantity }]
  const { amount } = discountFor({ offer, productIds: [], categoryIds: [] }, lines)
  return (
    <section className="coupon-example" aria-label={words.title} aria-live="polite">
      <h3>{words.title}</h3>
      {offer.kind === 'freight' ? (
        <p className="small muted">{words.freight}</p>
      ) : amount === 0 ? (
        <p className="small muted">{words.nothing}</p>
      ) : (
        <dl className="sum">
          <Sum label={words.cart(quantity, CANDLE)}>{formatBrl(subtotalOf(lines))}</Sum>
          <Sum label={read.value.label} className="less">
            {formatSignedBrl(-amount)}
          </Sum>
          <Sum label={words.pays} className="total">
            {formatBrl(subtotalOf(lines) - amount)}
          </Sum>
        </dl>
      )}
    </section>
  )
}

import { cartCopy } from '#copy/cart/cart.ts'
import { paymentChoiceCopy as byPix } from '#copy/checkout/payment-dialog.ts'
import { payWithVoucherCopy as byVoucher } from '#copy/vouchers/voucher.ts'
import { type Centavos, formatBrl, formatSignedBrl } from '#domain/money.ts'
import type { Purchase } from '#web/checkout/payment/begin-checkout.ts'
import { FreightSum } from '#web/kit/elements/freight-sum.tsx'
import { GiftSums } from '#web/kit/elements/gift-sums.tsx'
import { Sum } from '#web/kit/elements/sum.tsx'

/** A line as it is looked at once more before paying. */
type ReviewedLine = Purchase['lines'][number] & {
  id: string
  name: string
  variantName: string | null
  unitPrice: Centavos
}

export type ReviewedPurchase = Omit<Purchase, 'lines'> & { lines: readonly ReviewedLine[] }

/** What is bought, brought and taken off, and what is charged for it. */
export function PurchaseSums({
  purchase: { lines, freight, coupon, voucher, gift, total: full },
  total,
}: {
  purchase: ReviewedPurchase
  total: Centavos
}) {
  return (
    <dl className="sum">
      {lines.map((line) => (
        <Sum
          key={line.id}
          label={`${line.quantity} × ${line.name}${line.variantName ? `, ${line.variantName}` : ''}`}
        >
          {formatBrl(line.unitPrice * line.quantity)}
        </Sum>
      ))}
      {coupon && coupon.amount > 0 && (
        <Sum label={coupon.label} className="less">
          {formatSignedBrl(-coupon.amount)}
        </Sum>
      )}
      {freight && <FreightSum {...freight} />}
      <GiftSums gift={gift} />
      {total < full && (
        <Sum label={byPix.discount} className="less">
          {formatSignedBrl(total - full)}
        </Sum>
      )}
      {voucher && voucher.used > 0 && (
        <Sum label={byVoucher.label} className="less">
          {formatSignedBrl(-voucher.used)}
        </Sum>
      )}
      <Sum label={cartCopy.total} className="total">
        {formatBrl(total)}
      </Sum>
    </dl>
  )
}

import { paymentChoiceCopy as words } from '#copy/checkout/payment-dialog.ts'
import { paymentMethodLabels } from '#copy/orders/orders.ts'
import { payWithVoucherCopy as byVoucher } from '#copy/vouchers/voucher.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import { formatBrl } from '#domain/money.ts'
import type { PaymentChoice } from '#shop/payments/payment-terms.ts'
import { type Purchase, totalBy } from '#web/checkout/payment/begin-checkout.ts'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'

interface MethodChoiceProps {
  purchase: Pick<Purchase, 'total' | 'pixTotal' | 'voucher'>
  payment: PaymentChoice
  value: PaymentMethod
  onChange(method: PaymentMethod): void
}

/** Both prices before the choice. Nothing where the shop takes one way only. */
export function MethodChoice({ purchase, payment, value, onChange }: MethodChoiceProps) {
  const { methods, pixDiscountPercent: percent } = payment
  // A voucher may have paid all that Pix takes its discount off.
  const isCheaper = percent > 0 && purchase.pixTotal < purchase.total
  if (methods.length < 2) return null
  const priceOf = (method: PaymentMethod) => {
    const amount = formatBrl(totalBy(method, purchase))
    return method === 'pix' && isCheaper ? words.off(amount, percent) : amount
  }
  return (
    <>
      <RadioGroup
        legend={words.legend}
        name="payment_method"
        look="chips"
        value={value}
        onChange={(chosen) => onChange(methods.find((method) => method === chosen) ?? value)}
        options={methods.map((method) => ({
          value: method,
          label: paymentMethodLabels[method],
          detail: priceOf(method),
        }))}
      />
      {isCheaper && purchase.voucher && purchase.voucher.used > 0 && (
        <p className="small muted">{byVoucher.pixHint}</p>
      )}
    </>
  )
}

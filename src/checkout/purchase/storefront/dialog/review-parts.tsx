import { checkoutCopy, paymentChoiceCopy, paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import { type Purchase, totalBy } from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { slotChoiceCopy as slotWords } from '#delivery/calendar/copy/slot-choice.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import type { GiftReceiver } from '#orders/domain/gift.ts'
import { FreightSum, GiftSums, Sum } from '#orders/storefront/sum.tsx'
import { payWithVoucherCopy as byVoucher } from '#orders/vouchers/copy/voucher.ts'
import type { PaymentChoice } from '#payments/use-cases/payment-terms.ts'
import { type Centavos, formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'

const words = checkoutCopy.review

interface DeliveryLineProps {
  address: Address
  /** Set for pickup; null for a delivery. */
  workshop: string | null
  receiver: GiftReceiver | null
  promise: string | null
  onChange(): void
}

function AddressLines({ address }: Pick<DeliveryLineProps, 'address'>) {
  const { line1, line2, city, state, postal_code } = toShippingAddress(address)
  return (
    <>
      {[line1, line2].filter(Boolean).join(', ')}
      <br />
      {city}, {state}, <span className="num">{postal_code}</span>
    </>
  )
}

/** The address can only be changed in the cart, which displays its price. */
export function DeliveryLine({ address, workshop, receiver, promise, onChange }: DeliveryLineProps) {
  return (
    <div className="review__address">
      <h3>{workshop ? pickupCopy.title : words.deliverTo}</h3>
      {promise && (
        <p>
          {workshop ? pickupCopy.ready : slotWords.arrives} <b>{promise}</b>
        </p>
      )}
      {receiver && (
        <p className="small">
          {words.giftTo} {receiver.name}, <span className="num">{receiver.phone}</span>
        </p>
      )}
      <p className="small muted">{workshop ?? <AddressLines address={address} />}</p>
      <button type="button" className="text-btn" onClick={onChange}>
        {words.change}
      </button>
    </div>
  )
}

type ReviewedLine = Purchase['lines'][number] & {
  id: string
  name: string
  variantName: string | null
  unitPrice: Centavos
}

export type ReviewedPurchase = Omit<Purchase, 'lines'> & { lines: readonly ReviewedLine[] }

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
        <Sum label={paymentChoiceCopy.discount} className="less">
          {formatSignedBrl(total - full)}
        </Sum>
      )}
      {voucher && voucher.used > 0 && (
        <Sum label={byVoucher.label} className="less">
          {formatSignedBrl(-voucher.used)}
        </Sum>
      )}
      <Sum label={paymentCopy.total} className="total">
        {formatBrl(total)}
      </Sum>
    </dl>
  )
}

interface MethodChoiceProps {
  purchase: Pick<Purchase, 'total' | 'pixTotal' | 'voucher'>
  payment: PaymentChoice
  value: PaymentMethod
  onChange(method: PaymentMethod): void
}

export function MethodChoice({ purchase, payment, value, onChange }: MethodChoiceProps) {
  const { methods, pixDiscountPercent: percent } = payment
  // The voucher may already cover everything that the Pix discount applies to.
  const isCheaper = percent > 0 && purchase.pixTotal < purchase.total
  if (methods.length < 2) return null
  const describePrice = (method: PaymentMethod) => {
    const amount = formatBrl(totalBy(method, purchase))
    return method === 'pix' && isCheaper ? paymentChoiceCopy.off(amount, percent) : amount
  }
  return (
    <>
      <RadioGroup
        legend={paymentChoiceCopy.legend}
        name="payment_method"
        look="chips"
        value={value}
        onChange={(chosen) => onChange(methods.find((method) => method === chosen) ?? value)}
        options={methods.map((method) => ({
          value: method,
          label: paymentMethodLabels[method],
          detail: describePrice(method),
        }))}
      />
      {isCheaper && purchase.voucher && purchase.voucher.used > 0 && (
        <p className="small muted">{byVoucher.pixHint}</p>
      )}
    </>
  )
}

import { checkoutCopy } from '#copy/payment-dialog.ts'
import { slotChoiceCopy as slotWords } from '#copy/slot-choice.ts'
import type { Address } from '#domain/address/address.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'

const words = checkoutCopy.review

interface DeliveryLineProps {
  address: Address
  /** When it comes, in words. */
  promise: string | null
  onChange(): void
}

/** Where it goes, in two lines, and when; another address is chosen in the cart, where its price is. */
export function DeliveryLine({ address, promise, onChange }: DeliveryLineProps) {
  const { line1, line2, city, state, postal_code } = toShippingAddress(address)
  return (
    <div className="review__address">
      <h3>{words.deliverTo}</h3>
      {promise && (
        <p>
          {slotWords.arrives} <b>{promise}</b>
        </p>
      )}
      <p className="small muted">
        {[line1, line2].filter(Boolean).join(', ')}
        <br />
        {city}, {state}, <span className="num">{postal_code}</span>
      </p>
      <button type="button" className="text-btn" onClick={onChange}>
        {words.change}
      </button>
    </div>
  )
}

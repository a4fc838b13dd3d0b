import { checkoutCopy } from '#copy/payment-dialog.ts'
import type { Address } from '#domain/address/address.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'

const words = checkoutCopy.review

/** Where it goes, in two lines; another address is chosen in the cart, where its price is. */
export function DeliveryLine({ address, onChange }: { address: Address; onChange(): void }) {
  const { line1, line2, city, state, postal_code } = toShippingAddress(address)
  return (
    <div className="review__address">
      <h3>{words.deliverTo}</h3>
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

import { checkoutCopy } from '#copy/checkout/payment-dialog.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { slotChoiceCopy as slotWords } from '#copy/delivery/slot-choice.ts'
import type { Address } from '#domain/address/address.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'
import type { GiftReceiver } from '#domain/gifts/gift.ts'

const words = checkoutCopy.review

interface DeliveryLineProps {
  address: Address
  /** Where the customer fetches it; null where it is brought. */
  workshop: string | null
  /** Who gets it, where that is somebody else. */
  receiver: GiftReceiver | null
  /** When it comes, in words. */
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

/** Where it goes, in two lines, and when; another address is chosen in the cart, where its price is. */
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

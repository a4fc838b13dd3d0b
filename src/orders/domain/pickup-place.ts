import { splitAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { hasMoney, type PaymentStatus } from './order-status.ts'

/** Omits the street, because the workshop is often the owner's home. Null if no district is set. */
function findDistrict({ line2 = '' }: ShippingAddress): string | null {
  const { neighborhood } = splitAddressLines('', line2)
  return neighborhood === '' || /\d/.test(neighborhood) ? null : neighborhood
}

export const pickupArea = (workshop: ShippingAddress): string =>
  [findDistrict(workshop), workshop.city].filter(Boolean).join(', ')

interface Addressed {
  readonly deliveryWay: DeliveryWay
  readonly paymentStatus: PaymentStatus
  readonly shippingAddress: ShippingAddress
}

/** Hides the workshop's street until the order is paid, because it is often the owner's home. */
export function shownAddress({ deliveryWay, paymentStatus, shippingAddress }: Addressed): ShippingAddress {
  if (deliveryWay !== 'pickup' || hasMoney({ paymentStatus })) return shippingAddress
  const { line1: _street, line2: _rest, ...place } = shippingAddress
  return { ...place, line1: findDistrict(shippingAddress) ?? place.city, postal_code: '' }
}

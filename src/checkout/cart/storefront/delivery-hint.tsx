import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import type { Delivery } from '#delivery/freight/storefront/use-delivery.ts'

export function deliveryHint({ state, isCalculating, hasFreight }: Delivery, { gift }: Buyer): ReactNode {
  const { address, freight } = state
  if (!hasFreight) return arrangedHint(address)
  if (freight.status === 'quoted') return null
  if (isCalculating) return freightCopy.calculating
  if (isLocallyValid(address)) return cartCopy.hints.freight
  // The profile's address belongs to the customer, but this gift is sent to someone else.
  if (gift?.receiver) return cartCopy.hints.address
  return <Link to={pathTo('profile')}>{cartCopy.hints.profile}</Link>
}

/** Without the courier there is no freight, but the address must still be in the served area. */
export function arrangedHint(address: Address): string | null {
  if (!isLocallyValid(address)) return cartCopy.hints.address
  return isServedCity(address.city) ? null : cartCopy.hints.outside
}

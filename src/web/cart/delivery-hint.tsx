import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { freightCopy } from '#copy/freight/freight.ts'
import { type Address, isLocallyValid } from '#domain/address/address.ts'
import { isServedCity } from '#domain/address/served-city.ts'
import type { Buyer } from '#shop/checkout/load-buyer.ts'
import type { Delivery } from '../freight/use-delivery.ts'

/** What is still missing for an order that can be delivered; null when nothing is. */
export function deliveryHint({ state, isCalculating, hasFreight }: Delivery, { gift }: Buyer): ReactNode {
  const { address, freight } = state
  if (!hasFreight) return arrangedHint(address)
  if (freight.status === 'quoted') return null
  if (isCalculating) return freightCopy.calculating
  if (isLocallyValid(address)) return cartCopy.hints.freight
  // The profile's address is the customer's, and this goes to somebody else.
  if (gift?.receiver) return cartCopy.hints.address
  return <Link to={pathTo('profile')}>{cartCopy.hints.profile}</Link>
}

/** Without the courier there is no freight to speak of, and the address must be one that the shop serves. */
export function arrangedHint(address: Address): string | null {
  if (!isLocallyValid(address)) return cartCopy.hints.address
  return isServedCity(address.city) ? null : cartCopy.hints.outside
}

import { type Address, isLocallyValid } from '../address/address.ts'
import { addressOfLines } from '../address/address-lines.ts'
import type { ShippingAddress } from '../address/shipping-address.ts'

export interface KnownAddresses {
  /** As far as it is filled in. */
  profile: Address
  profileChangedAt: Date | null
  /** The last one that was quoted for the customer, on whatever device. */
  quoted: { address: ShippingAddress; at: Date } | null
  /** Of the customer's last order. */
  ordered: ShippingAddress | null
}

/** The last address the customer asked a price for, unless her profile changed since; else the profile's; else that of her last order. */
export function startAddress({ profile, profileChangedAt, quoted, ordered }: KnownAddresses): Address {
  const isProfileWhole = isLocallyValid(profile)
  const isQuoteNewer = quoted && (!isProfileWhole || !profileChangedAt || quoted.at > profileChangedAt)
  if (quoted && isQuoteNewer) return addressOfLines(quoted.address)
  if (isProfileWhole || !ordered) return profile
  return addressOfLines(ordered)
}

import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import {
  type ShippingAddress,
  shippingAddressKey,
  toShippingAddress,
} from '#delivery/addresses/domain/shipping-address.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { freightQuotes } from '#delivery/freight/schema.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** How long an address that the customer had quoted is the one they mean, on this device or another. */
export const QUOTE_REMEMBERED_HOURS = 24

/** A promised price that can still be paid with, as it was told. */
export interface KnownQuote {
  readonly price: Centavos
  readonly freeAbove: FreeAbove
  readonly eta: string
  readonly seconds: number
  readonly breakdown: FreightBreakdown
  readonly metres: number
  readonly origin: GeoPoint
  readonly destination: GeoPoint
  /** From now on: a phone's own clock may be wrong. */
  readonly goodForMs: number
}

/** Where the customer's things go, as far as the shop knows, and what that costs. */
export interface KnownDelivery {
  readonly address: Address
  /** Where the shop knows the address from; null if it knows none. */
  readonly source: 'quoted' | 'profile' | 'ordered' | null
  /** Null where none was asked for, or its time is over. */
  readonly quote: KnownQuote | null
  /** The price that the customer was last told for this address, so that another one can be said. */
  readonly lastPrice: Centavos | null
}

type QuoteFacts = Pick<
  typeof freightQuotes.$inferSelect,
  | 'address'
  | 'lat'
  | 'lng'
  | 'distanceMetres'
  | 'durationSeconds'
  | 'price'
  | 'freeAbove'
  | 'eta'
  | 'breakdown'
  | 'offers'
  | 'expiresAt'
  | 'createdAt'
>

interface Memories extends Omit<KnownAddresses, 'quoted'> {
  /** The last one of these hours, unless an order was paid since. */
  readonly quote: QuoteFacts | null
  readonly origin: GeoPoint | null
  readonly now: Date
}

/** A price is known where the delivery starts from the address that it was told for. */
export function knownDelivery({ quote, origin, now, ...addresses }: Memories): KnownDelivery {
  const quoted = quote && { address: quote.address, at: quote.createdAt }
  const { address, source } = startAddress({ ...addresses, quoted })
  const isQuoted =
    quote && shippingAddressKey(quote.address) === shippingAddressKey(toShippingAddress(address))
  if (!isQuoted) return { address, source, quote: null, lastPrice: null }
  return { address, source, quote: origin && stillGood(quote, origin, now), lastPrice: quote.price }
}

/** Carriers' prices are asked for again, also beside a ride: they may be for another cart. */
function stillGood(quote: QuoteFacts, origin: GeoPoint, now: Date): KnownQuote | null {
  const goodForMs = quote.expiresAt.getTime() - now.getTime()
  const { lat, lng, distanceMetres: metres, durationSeconds: seconds, breakdown } = quote
  if (goodForMs <= 0 || seconds === null || quote.offers !== null) return null
  if (lat === null || lng === null || metres === null || breakdown === null) return null
  return {
    price: quote.price,
    freeAbove: quote.freeAbove,
    eta: quote.eta,
    seconds,
    breakdown,
    metres,
    origin,
    destination: { lat, lng },
    goodForMs,
  }
}

interface KnownAddresses {
  /** As far as it is filled in. */
  profile: Address
  profileChangedAt: Date | null
  /** The last one that was quoted for the customer, on whatever device. */
  quoted: { address: ShippingAddress; at: Date } | null
  /** Of the customer's last order. */
  ordered: ShippingAddress | null
}

type Start = Pick<KnownDelivery, 'address' | 'source'>

/** The last address the customer asked a price for, unless their profile changed since; else the profile's; else that of their last order. */
export function startAddress({ profile, profileChangedAt, quoted, ordered }: KnownAddresses): Start {
  const isProfileWhole = isLocallyValid(profile)
  const isQuoteNewer = quoted && (!isProfileWhole || !profileChangedAt || quoted.at > profileChangedAt)
  if (quoted && isQuoteNewer) return { address: addressOfLines(quoted.address), source: 'quoted' }
  if (!isProfileWhole && ordered) return { address: addressOfLines(ordered), source: 'ordered' }
  return { address: profile, source: profile.street === '' ? null : 'profile' }
}

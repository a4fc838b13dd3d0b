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

/** After this time the shop no longer assumes that a quoted address is the delivery address. */
export const QUOTE_REMEMBERED_HOURS = 24

export interface KnownQuote {
  readonly price: Centavos
  readonly freeAbove: FreeAbove
  readonly eta: string
  readonly seconds: number
  readonly breakdown: FreightBreakdown
  readonly metres: number
  readonly origin: GeoPoint
  readonly destination: GeoPoint
  /** Duration rather than an instant, because a phone's clock may be wrong. */
  readonly goodForMs: number
}

export interface KnownDelivery {
  readonly address: Address
  readonly source: 'quoted' | 'profile' | 'ordered' | null
  readonly quote: KnownQuote | null
  /** Last price shown for this address, to announce a change. */
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
  readonly quote: QuoteFacts | null
  readonly origin: GeoPoint | null
  readonly now: Date
}

export function knownDelivery({ quote, origin, now, ...addresses }: Memories): KnownDelivery {
  const lastQuote = quote && { address: quote.address, at: quote.createdAt }
  const { address, source } = startAddress({ ...addresses, quoted: lastQuote })
  const isQuoted =
    quote && shippingAddressKey(quote.address) === shippingAddressKey(toShippingAddress(address))
  if (!isQuoted) return { address, source, quote: null, lastPrice: null }
  return { address, source, quote: origin && stillGood(quote, origin, now), lastPrice: quote.price }
}

/** Quotes with carrier offers are never reused, because the cart may have changed. */
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
  profile: Address
  profileChangedAt: Date | null
  quoted: { address: ShippingAddress; at: Date } | null
  ordered: ShippingAddress | null
}

type Start = Pick<KnownDelivery, 'address' | 'source'>

/** Prefers the last quoted address unless the profile changed since, then the profile, then the last order. */
export function startAddress({ profile, profileChangedAt, quoted, ordered }: KnownAddresses): Start {
  const isProfileWhole = isLocallyValid(profile)
  const isQuoteNewer = quoted && (!isProfileWhole || !profileChangedAt || quoted.at > profileChangedAt)
  if (quoted && isQuoteNewer) return { address: addressOfLines(quoted.address), source: 'quoted' }
  if (!isProfileWhole && ordered) return { address: addressOfLines(ordered), source: 'ordered' }
  return { address: profile, source: profile.street === '' ? null : 'profile' }
}

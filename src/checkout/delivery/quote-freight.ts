import { sql } from 'drizzle-orm'
import { readyDayOfCart } from '#catalogue/stock/use-cases/ready-day-of-cart.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { type OpenSlot, openSlotsOf } from '#delivery/calendar/domain/open-slots.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import { etaWords, noEta } from '#delivery/freight/copy/freight.ts'
import { FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { freightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import { FAR_METRES, type FreightPrice, priceFreight } from '#delivery/freight/domain/price-freight.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { loadCourier } from '#delivery/freight/use-cases/load-courier-settings.ts'
import {
  type Destination,
  resolveAddress,
  resolvePoint,
  resolveText,
} from '#delivery/freight/use-cases/resolve-destination.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { type PayableQuote, rememberQuote } from './remember-quote.ts'

export type QuoteRequest = {
  /** Who asks; a guest's quote is information only. */
  readonly userId: string | null
  readonly mode: string
  readonly isExpress: boolean
  /** What the delivery is for: the complete address; or only words; or only a point. */
  readonly address?: Address | null
  readonly text?: string | null
  readonly point?: GeoPoint | null
  /** The day of the last candle of a guest's cart that still cures; a customer's own cart is looked at. */
  readonly readyOn?: string | null
}

export type FreightQuote = {
  readonly price: FreightPrice
  readonly metres: number
  readonly seconds: number
  readonly origin: GeoPoint
  readonly destination: GeoPoint
  /** From how much in candles this ride is given away; null where it is not. */
  readonly freeAbove: FreeAbove
  /** The neighbourhood, where it is known. */
  readonly place: string | null
  /** The courier's own word about time, and the day it names. */
  readonly eta: string
  readonly promisedDay: string | null
  /** The first free slots, for who has not chosen one. */
  readonly slots: readonly OpenSlot[]
  /** Parcels offered beside the ride, the cheapest first; null if none were asked for. */
  readonly parcels: readonly DatedOffer[] | null
  /** Null for information only. */
  readonly payable: PayableQuote | null
}

/** Parcels that can be cheaper than a ride, and the cart that was weighed for them. */
export interface ParcelsBeside {
  readonly offers: readonly DatedOffer[]
  readonly cartKey: string
}

type FindParcels = (ride: { price: Centavos; freeAbove: FreeAbove }) => Promise<ParcelsBeside | null>

export async function quoteFreight(
  shop: Shop,
  request: QuoteRequest,
  /** Called only for a ride beyond `FAR_METRES`. */
  findParcels: FindParcels | null = null,
): Promise<Ok<FreightQuote> | QuoteRefusal> {
  const readyOn = readyDayOfCart(sql`${request.userId}::uuid`, isoDay(shop.clock.now()))
  const settings = await loadCourier(shop, readyOn)
  if (!settings?.enabled || settings.isPaused) return refuse('courier-disabled')
  if (request.isExpress) return refuse('express-not-offered')
  if (request.mode !== FREIGHT_SERVICE) return refuse('mode-not-offered', { mode: request.mode })
  if (!settings.origin) return refuse('origin-unknown')
  const resolved = await resolve(shop, request)
  if (!resolved.ok) return resolved
  const { point, place } = resolved.value
  const route = await shop.routing.measure(settings.origin, point)
  const now = shop.clock.now()
  const priced = priceFreight({ ...route, table: settings, at: now, mode: request.mode })
  if (!priced.ok) {
    return priced.code === 'beyond-reach' ? refuse('beyond-reach', { ...priced.details, place }) : priced
  }
  // A price to pay with is for the customer's cart, and comes no earlier than its last candle.
  const notBefore = request.userId && request.address ? settings.readyOn : request.readyOn
  const slots = openSlotsOf({
    ...settings.calendar,
    distanceMetres: route.metres,
    notBefore: notBefore ?? null,
  })
  const day = slots[0]?.day ?? null
  const isFar = route.metres > FAR_METRES
  const { freeAbove } = settings
  const beside = isFar && findParcels ? await findParcels({ price: priced.value.total, freeAbove }) : null
  const quote = {
    price: priced.value,
    metres: route.metres,
    seconds: route.seconds,
    origin: settings.origin,
    destination: point,
    freeAbove,
    place,
    eta: day ? etaWords(day, isoDay(now)) : noEta,
    promisedDay: day,
    slots,
    parcels: beside?.offers ?? null,
  }
  const { userId, address } = request
  const payable =
    userId && address
      ? await rememberQuote(
          shop,
          { userId, address },
          {
            ...point,
            distanceMetres: route.metres,
            durationSeconds: Math.round(route.seconds),
            price: quote.price.total,
            freeAbove: quote.freeAbove,
            eta: quote.eta,
            promisedDay: day,
            breakdown: freightBreakdown(quote.price),
            ...(beside?.offers.length && beside),
          },
        )
      : null
  return ok({ ...quote, payable })
}

async function resolve(
  shop: Shop,
  { address, text, point }: QuoteRequest,
): Promise<Ok<Destination> | QuoteRefusal> {
  if (address) return resolveAddress(shop, address, point ?? null)
  if (text) return resolveText(shop, text)
  return point ? resolvePoint(point) : refuse('address-not-found')
}

import { sql } from 'drizzle-orm'
import { readyDayOfCart } from '#catalogue/stock/use-cases/ready-day-of-cart.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { listOpenSlots, type OpenSlot } from '#delivery/calendar/domain/open-slots.ts'
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
  /** Null for a guest, whose quote is informational only. */
  readonly userId: string | null
  readonly mode: string
  readonly isExpress: boolean
  readonly address?: Address | null
  readonly text?: string | null
  readonly point?: GeoPoint | null
  /**
   * For a guest's cart: day on which the last curing candle is ready. A customer's cart is read from the
   * database.
   */
  readonly readyOn?: string | null
}

export type FreightQuote = {
  readonly price: FreightPrice
  readonly metres: number
  readonly seconds: number
  readonly origin: GeoPoint
  readonly destination: GeoPoint
  /** Subtotal from which this ride is free; null if it never is. */
  readonly freeAbove: FreeAbove
  readonly place: string | null
  /** The courier's own delivery estimate as text; `promisedDay` is the day in it. */
  readonly eta: string
  readonly promisedDay: string | null
  readonly slots: readonly OpenSlot[]
  /** Parcels offered as an alternative to the ride, cheapest first; null if none were requested. */
  readonly parcels: readonly DatedOffer[] | null
  readonly payable: PayableQuote | null
}

export interface ParcelsBeside {
  readonly offers: readonly DatedOffer[]
  readonly cartKey: string
}

type FindParcels = (ride: { price: Centavos; freeAbove: FreeAbove }) => Promise<ParcelsBeside | null>

export async function quoteFreight(
  shop: Shop,
  request: QuoteRequest,
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
  // A payable price covers the customer's own cart, so it must wait for the last curing candle.
  const notBefore = request.userId && request.address ? settings.readyOn : request.readyOn
  const slots = listOpenSlots({
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

import { manualOrderCopy } from '#copy/admin/orders/manual-order.ts'
import { arrivalWords } from '#copy/delivery/delivery-day.ts'
import type { ShippingBreakdown } from '#database/schema/orders.ts'
import { type Address, addressFaults, isLocallyValid } from '#domain/address/address.ts'
import { SERVED_CITY } from '#domain/address/served-city.ts'
import { DEFAULT_COUNTRY, type ShippingAddress, toShippingAddress } from '#domain/address/shipping-address.ts'
import type { ParcelRefusal } from '#domain/carriers/parcel-refusal.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { freightBreakdown } from '#domain/freight/freight-breakdown.ts'
import type { QuoteRefusal } from '#domain/freight/quote-refusal.ts'
import type { Centavos } from '#domain/money.ts'
import type { ManualOrder } from '#domain/orders/manual-order.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { checkPlaceOfCep } from '#shop/carriers/check-place-of-cep.ts'
import { type BrazilQuoteRefusal, quoteToBrazil } from '#shop/carriers/quote-to-brazil.ts'
import { loadWorkshop } from '#shop/delivery/load-workshop.ts'
import { parcelColumns } from '#shop/delivery/take-slot.ts'
import { type FreightQuote, quoteFreight } from '#shop/freight/quote-freight.ts'
import type { Shop } from '#shop/shop.ts'
import { type ManualLineRefusal, readManualLines } from './read-manual-lines.ts'

/** The columns of an order that say how it is delivered, and what that costs. */
export interface ManualDelivery {
  readonly shippingAddress: ShippingAddress
  readonly shippingAmount: Centavos
  readonly shippingProvider: string | null
  readonly shippingService: string | null
  readonly shippingBreakdown: ShippingBreakdown | null
  readonly shippingEta: string | null
  readonly shippingDistanceMetres: number | null
  /** Of what a carrier takes: the day it leaves, and when it arrives. */
  readonly sent?: ReturnType<typeof parcelColumns>
}

const withoutCourier = {
  shippingProvider: null,
  shippingService: null,
  shippingBreakdown: null,
  shippingEta: null,
  shippingDistanceMetres: null,
} as const

/**
 * The courier goes only where the shop delivers, at its own price or at the owner's. What they arrange themselves may go anywhere. Nothing is
 * written: the map is asked before the order is made.
 */
export async function findManualDelivery(
  shop: Shop,
  { way, address, freight, lines }: Pick<ManualOrder, 'way' | 'address' | 'freight' | 'lines'>,
): Promise<
  | Ok<ManualDelivery>
  | QuoteRefusal
  | ParcelRefusal
  | BrazilQuoteRefusal
  | ManualLineRefusal
  | Refusal<'no-workshop'>
> {
  if (way === 'handed') return ok({ ...withoutCourier, shippingAddress: inHerHands, shippingAmount: 0 })
  if (way === 'pickup') {
    const workshop = await loadWorkshop(shop.db)
    if (!workshop) return refuse('no-workshop')
    return ok({ ...withoutCourier, shippingAddress: workshop, shippingAmount: 0 })
  }
  if (!address) return refuse('address-not-found')
  const shippingAddress = toShippingAddress(address)
  if (way === 'arranged') return ok({ ...withoutCourier, shippingAddress, shippingAmount: freight ?? 0 })
  if (way === 'carrier') {
    const sent = await quoteParcel(shop, { postalCode: address.postalCode, lines })
    const [offer] = sent.ok ? sent.value.offers : []
    if (!offer) return sent.ok ? refuse('address-not-found') : sent
    const placed = await checkPlaceOfCep(shop, address)
    if (!placed.ok) return placed
    return ok({
      ...withoutCourier,
      shippingAddress,
      shippingAmount: freight ?? offer.price,
      shippingProvider: offer.carrier,
      shippingService: offer.service,
      shippingEta: arrivalWords(offer.arrives),
      sent: parcelColumns(offer),
    })
  }
  const quote = await quoteForHand(shop, address)
  // The owner's own price stands also where the courier's table has none; the city's boundary is no matter of price.
  if (!quote.ok && (freight === null || !isMatterOfPrice(quote.code))) return quote
  return ok({
    shippingAddress,
    shippingAmount: freight ?? (quote.ok ? quote.value.price.total : 0),
    shippingProvider: FREIGHT_PROVIDER,
    shippingService: FREIGHT_SERVICE,
    shippingBreakdown: quote.ok && freight === null ? freightBreakdown(quote.value.price) : null,
    shippingEta: quote.ok ? quote.value.eta : null,
    shippingDistanceMetres: quote.ok ? quote.value.metres : null,
  })
}

/** What a parcel with these lines costs; a kit is packed as its candles. */
export async function quoteParcel(
  shop: Shop,
  { postalCode, lines }: { postalCode: string; lines: ManualOrder['lines'] },
) {
  const read = await readManualLines(shop.db, lines, shop.clock.now())
  return read.ok ? quoteToBrazil(shop, { postalCode, items: read.value.items }) : read
}

/** What the courier would cost to this address; nobody is promised it. */
export async function quoteForHand(shop: Shop, address: Address): Promise<Ok<FreightQuote> | QuoteRefusal> {
  if (!isLocallyValid(address)) return refuse('address-incomplete', { fields: addressFaults(address) })
  return quoteFreight(shop, { userId: null, mode: FREIGHT_SERVICE, isExpress: false, address })
}

const isMatterOfPrice = (code: QuoteRefusal['code']) =>
  code === 'courier-disabled' || code === 'beyond-reach' || code === 'origin-unknown'

/** It was never on its way anywhere. */
const inHerHands: ShippingAddress = {
  line1: manualOrderCopy.handedOver,
  city: SERVED_CITY,
  state: 'SP',
  postal_code: '',
  country: DEFAULT_COUNTRY,
}

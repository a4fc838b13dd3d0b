import { type FreightQuote, quoteFreight } from '#checkout/delivery/quote-freight.ts'
import { type BrazilQuoteRefusal, quoteToBrazil } from '#checkout/delivery/quote-to-brazil.ts'
import { type Address, addressFaults, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { SERVED_CITY } from '#delivery/addresses/domain/served-city.ts'
import {
  DEFAULT_COUNTRY,
  type ShippingAddress,
  toShippingAddress,
} from '#delivery/addresses/domain/shipping-address.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { loadWorkshop } from '#delivery/calendar/use-cases/load-workshop.ts'
import { parcelColumns } from '#delivery/calendar/use-cases/take-slot.ts'
import type { ParcelRefusal } from '#delivery/carriers/domain/parcel-refusal.ts'
import { checkPlaceOfCep } from '#delivery/carriers/use-cases/check-place-of-cep.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import { freightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import type { ManualOrder } from '#orders/domain/manual-order.ts'
import type { ShippingBreakdown } from '#orders/schema/orders.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type ManualLineRefusal, readManualLines } from './read-manual-lines.ts'

export interface ManualDelivery {
  readonly shippingAddress: ShippingAddress
  readonly shippingAmount: Centavos
  readonly shippingProvider: string | null
  readonly shippingService: string | null
  readonly shippingBreakdown: ShippingBreakdown | null
  readonly shippingEta: string | null
  readonly shippingDistanceMetres: number | null
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
 * Courier orders must be inside the delivery area, arranged ones may go anywhere. Runs before the order's
 * transaction, because it calls the map service.
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
    const sentParcel = await quoteParcel(shop, { postalCode: address.postalCode, lines })
    const [offer] = sentParcel.ok ? sentParcel.value.offers : []
    if (!offer) return sentParcel.ok ? refuse('address-not-found') : sentParcel
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
  // The owner's price also works beyond the price table, but never outside the city.
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

export async function quoteParcel(
  shop: Shop,
  { postalCode, lines }: { postalCode: string; lines: ManualOrder['lines'] },
) {
  const read = await readManualLines(shop.db, lines, shop.clock.now())
  return read.ok ? quoteToBrazil(shop, { postalCode, items: read.value.items }) : read
}

export async function quoteForHand(shop: Shop, address: Address): Promise<Ok<FreightQuote> | QuoteRefusal> {
  if (!isLocallyValid(address)) return refuse('address-incomplete', { fields: addressFaults(address) })
  return quoteFreight(shop, { userId: null, mode: FREIGHT_SERVICE, isExpress: false, address })
}

const isMatterOfPrice = (code: QuoteRefusal['code']) =>
  code === 'courier-disabled' || code === 'beyond-reach' || code === 'origin-unknown'

const inHerHands: ShippingAddress = {
  line1: manualOrderCopy.handedOver,
  city: SERVED_CITY,
  state: 'SP',
  postal_code: '',
  country: DEFAULT_COUNTRY,
}

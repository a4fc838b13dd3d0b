import type { ShippingAddress } from '#domain/address/shipping-address.ts'
import type { Occasion } from '#domain/delivery/delivery-days.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { type OutsideCity, servedPart } from '#shop/freight/inside-city.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import type { SaleConditions } from './sale-conditions.ts'

type FreightRefusal =
  | Refusal<'freight-missing' | 'freight-stale' | 'courier-off' | 'address-not-found'>
  | OutsideCity

/**
 * The freight is the one that was promised to this customer for this address, never the one that the browser sends, and
 * the order goes to the address it was promised for. With courier delivery switched off there is none, and the owner
 * brings it herself, inside the city. Who fetches it at the workshop needs neither address nor price.
 */
export async function findCheckoutFreight(
  { customer, freightPrice, isPickup = false }: CheckoutRequest,
  { isCourierEnabled, quote, workshop, schedule, taken }: SaleConditions,
  now: Date,
): Promise<Ok<CheckoutFreight> | FreightRefusal> {
  const unmeasured = { schedule, taken, now, distanceMetres: null }
  if (isPickup && freightPrice) return refuse('freight-stale')
  if (isPickup) return fetched(workshop, { ...unmeasured, isPickup })
  const { address } = customer
  if (address === null) return refuse('address-not-found')
  if (!isCourierEnabled) {
    if (freightPrice) return refuse('courier-off')
    const served = await servedPart({ ...address, postalCode: address.postal_code })
    if (!served.ok) return served
    return ok({ ...withoutFreight, way: 'arranged', address, occasion: unmeasured })
  }
  if (freightPrice === null) return refuse('freight-missing')
  if (quote?.price !== freightPrice) return refuse('freight-stale')
  const { distanceMetres } = quote
  return ok({
    address: quote.address,
    amount: quote.price,
    provider: FREIGHT_PROVIDER,
    service: FREIGHT_SERVICE,
    quoteId: quote.id,
    eta: quote.eta,
    way: 'courier',
    distanceMetres,
    breakdown: quote.breakdown,
    occasion: { ...unmeasured, distanceMetres },
  })
}

/** At the workshop, on the days and in the hours of deliveries. */
function fetched(
  workshop: ShippingAddress | null,
  occasion: Occasion,
): Ok<CheckoutFreight> | Refusal<'address-not-found'> {
  return workshop
    ? ok({ ...withoutFreight, way: 'pickup', address: workshop, occasion })
    : refuse('address-not-found')
}

const withoutFreight = {
  amount: 0,
  provider: null,
  service: null,
  quoteId: null,
  eta: null,
  distanceMetres: null,
  breakdown: null,
} as const

import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { findPayableQuote } from '#shop/freight/find-payable-quote.ts'
import { type OutsideCity, servedPart } from '#shop/freight/inside-city.ts'
import { isCourierEnabled } from '#shop/freight/load-courier-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'

type FreightRefusal = Refusal<'freight-missing' | 'freight-stale' | 'courier-off'> | OutsideCity

/**
 * The freight is the one that was promised to this customer for this address, never the one that the browser sends, and
 * the order goes to the address it was promised for. With courier delivery switched off there is none, and the owner
 * brings it herself, inside the city.
 */
export async function findCheckoutFreight(
  shop: Shop,
  { userId, customer, freightPrice }: CheckoutRequest,
): Promise<Ok<CheckoutFreight> | FreightRefusal> {
  const { address } = customer
  if (!(await isCourierEnabled(shop))) {
    if (freightPrice) return refuse('courier-off')
    const served = await servedPart({ ...address, postalCode: address.postal_code })
    return served.ok ? ok(withoutFreight(address)) : served
  }
  if (freightPrice === null) return refuse('freight-missing')
  const quote = await findPayableQuote(shop.db, { userId, address, now: shop.clock.now() })
  if (quote?.price !== freightPrice) return refuse('freight-stale')
  return ok({
    address: quote.address,
    amount: quote.price,
    provider: FREIGHT_PROVIDER,
    service: FREIGHT_SERVICE,
    quoteId: quote.id,
    eta: quote.eta,
    promisedDay: quote.promisedDay,
    distanceMetres: quote.distanceMetres,
    breakdown: quote.breakdown,
  })
}

function withoutFreight(address: CheckoutFreight['address']): CheckoutFreight {
  return {
    address,
    amount: 0,
    provider: null,
    service: null,
    quoteId: null,
    eta: null,
    promisedDay: null,
    distanceMetres: null,
    breakdown: null,
  }
}

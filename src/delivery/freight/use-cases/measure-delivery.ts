import type { Address } from '#delivery/addresses/domain/address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import { priceFreight } from '#delivery/freight/domain/price-freight.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { loadCourierSettings } from './load-courier-settings.ts'
import { resolveAddress } from './resolve-destination.ts'

export interface MeasuredDelivery {
  readonly point: GeoPoint
  readonly metres: number
  readonly price: Centavos
}

/** Also works while the courier is off, because existing orders are delivered anyway. */
export async function measureDelivery(
  shop: Shop,
  address: Address,
): Promise<Ok<MeasuredDelivery> | QuoteRefusal> {
  const settings = await loadCourierSettings(shop)
  if (!settings?.origin) return refuse('origin-unknown')
  const resolved = await resolveAddress(shop, address, null)
  if (!resolved.ok) return resolved
  const { point, place } = resolved.value
  const route = await shop.routing.measure(settings.origin, point)
  const pricedFreight = priceFreight({
    ...route,
    table: settings,
    at: shop.clock.now(),
    mode: FREIGHT_SERVICE,
  })
  if (pricedFreight.ok) return ok({ point, metres: route.metres, price: pricedFreight.value.total })
  return pricedFreight.code === 'beyond-reach'
    ? refuse('beyond-reach', { ...pricedFreight.details, place })
    : pricedFreight
}

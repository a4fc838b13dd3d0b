import { parseAddressText } from '#domain/address/parse-address-text.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Place } from '#integrations/maps/port.ts'
import type { Shop } from '#shop/shop.ts'
import { placeOutsideCity } from './inside-city.ts'

export type AddressRefusal = Refusal<'address-not-found'> | Refusal<'outside-city', { place: string | null }>

/**
 * Whether an address in words exists, and its parts as they are written properly. What the services leave out and the
 * customer typed (number, complement) is kept. The services' answers are remembered for an hour.
 */
export async function validateAddress(
  shop: Pick<Shop, 'maps'>,
  { address }: { address: string },
): Promise<Ok<Place> | AddressRefusal> {
  const typed = parseAddressText(address)
  const place = await shop.maps.geocode(address)
  if (!place?.address.street) {
    const outside = await placeOutsideCity(typed)
    return outside ? refuse('outside-city', { place: outside }) : refuse('address-not-found')
  }
  const { number, complement } = place.address
  return ok({
    ...place,
    address: { ...place.address, number: number || typed.number, complement: complement || typed.complement },
  })
}

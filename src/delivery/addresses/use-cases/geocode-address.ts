import type { Place } from '#delivery/addresses/providers/maps/port.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function geocodeAddress(
  shop: Pick<Shop, 'maps'>,
  { address }: { address: string },
): Promise<Ok<Place> | Refusal<'empty' | 'not-found'>> {
  if (address.trim() === '') return refuse('empty')
  const place = await shop.maps.geocode(address)
  return place ? ok(place) : refuse('not-found')
}

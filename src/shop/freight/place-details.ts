import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Place } from '#integrations/maps/port.ts'
import type { Shop } from '#shop/shop.ts'

/** The whole address behind a suggestion that somebody picked. */
export async function placeDetails(
  shop: Pick<Shop, 'maps'>,
  { placeId }: { placeId: string },
): Promise<Ok<Place> | Refusal<'not-found'>> {
  const place = await shop.maps.placeDetails(placeId)
  return place ? ok(place) : refuse('not-found')
}

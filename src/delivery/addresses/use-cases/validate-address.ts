import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import type { Place } from '#delivery/addresses/providers/maps/port.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { checkCepOfStreet } from './check-cep-of-street.ts'
import { cityPartOfCep, placeOutsideCity } from './inside-city.ts'

export type AddressRefusal =
  | Refusal<'address-not-found'>
  | Refusal<'cep-unknown', { cep: string }>
  | Refusal<'outside-city', { place: string | null }>

/**
 * Whether an address in words exists, and its parts as they are written properly. What the services leave out and the
 * customer typed (number, complement) is kept.
 */
export async function validateAddress(
  shop: Pick<Shop, 'maps' | 'cep' | 'streets'>,
  { address }: { address: string },
): Promise<Ok<Place> | AddressRefusal> {
  const typed = parseAddressText(address)
  const outside = await placeOutsideCity(typed)
  if (outside) return refuse('outside-city', { place: outside })
  const place = await shop.maps.geocode(address)
  if (!place?.address.street) return refuse('address-not-found')
  const checked = await checkCep(shop, typed)
  if (!checked.ok) return checked
  const { number, complement } = place.address
  return ok({
    ...place,
    address: { ...place.address, number: number || typed.number, complement: complement || typed.complement },
  })
}

/** Maps accept any CEP of a known part of the city; without this check one that does not exist would be refused only when the price is asked for. */
async function checkCep(
  shop: Pick<Shop, 'cep' | 'streets'>,
  { cep, street }: { cep: string; street: string },
): Promise<Ok<null> | AddressRefusal> {
  if (cep === '') return ok(null)
  const part = await cityPartOfCep(cep)
  if (!part.inside) return refuse('cep-unknown', { cep })
  const checked = await checkCepOfStreet(shop, { cep, street, isNear: () => true })
  // A CEP of another street has a sentence of its own where the price is asked.
  return !checked.ok && checked.code === 'cep-unknown' ? checked : ok(null)
}

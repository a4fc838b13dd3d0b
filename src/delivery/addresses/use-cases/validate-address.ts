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

/** Returns the normalised parts; keeps number and complement as typed if the services omit them. */
export async function validateAddress(
  shop: Pick<Shop, 'maps' | 'cep' | 'streets'>,
  { address }: { address: string },
): Promise<Ok<Place> | AddressRefusal> {
  const typed = parseAddressText(address)
  const outside = await placeOutsideCity(typed)
  if (outside) return refuse('outside-city', { place: outside })
  const place = await shop.maps.geocode(address)
  if (!place?.address.street) return refuse('address-not-found')
  const checkedCep = await checkCep(shop, typed)
  if (!checkedCep.ok) return checkedCep
  const { number, complement } = place.address
  return ok({
    ...place,
    address: { ...place.address, number: number || typed.number, complement: complement || typed.complement },
  })
}

/**
 * Refuses a CEP that does not exist, which would otherwise fail only at the quote. Map services accept any
 * CEP of a known area.
 */
async function checkCep(
  shop: Pick<Shop, 'cep' | 'streets'>,
  { cep, street }: { cep: string; street: string },
): Promise<Ok<null> | AddressRefusal> {
  if (cep === '') return ok(null)
  const part = await cityPartOfCep(cep)
  if (!part.inside) return refuse('cep-unknown', { cep })
  const checkedCep = await checkCepOfStreet(shop, { cep, street, isNear: () => true })
  // The quote has its own message for a CEP of another street.
  return !checkedCep.ok && checkedCep.code === 'cep-unknown' ? checkedCep : ok(null)
}

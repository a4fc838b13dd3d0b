import { type Address, addressFaults } from '#delivery/addresses/domain/address.ts'
import { formatAddress } from '#delivery/addresses/domain/format-address.ts'
import { type GeoPoint, greatCircleMetres } from '#delivery/addresses/domain/geo-point.ts'
import { type AddressText, parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { checkCepOfStreet } from '#delivery/addresses/use-cases/check-cep-of-street.ts'
import { placeOutsideCity, servedPart } from '#delivery/addresses/use-cases/inside-city.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export type Destination = { readonly point: GeoPoint; readonly place: string | null }

/** A point farther than this from the CEP's own point belongs to another address. */
const FARTHEST_FROM_CEP_METRES = 4_000

const isNearTo = (cepPoint: GeoPoint) => (point: GeoPoint) =>
  greatCircleMetres(point, cepPoint) <= FARTHEST_FROM_CEP_METRES

/** Uses the server's own point, because the price depends on it. The browser's point is only checked. */
export async function resolveAddress(
  shop: Shop,
  address: Address,
  claimed: GeoPoint | null,
): Promise<Ok<Destination> | QuoteRefusal> {
  const fields = addressFaults(address)
  if (fields.length > 0) return refuse('address-incomplete', { fields })
  const served = await servedPart(address)
  if (!served.ok) return served
  const part = served.value
  const cep = address.postalCode.replace('-', '')
  const isNear = isNearTo(part.point)
  if (claimed && !isNear(claimed)) return refuse('point-far-from-cep')
  const checkedCep = await checkCepOfStreet(shop, { cep, street: address.street, isNear })
  if (!checkedCep.ok) return checkedCep
  const place = await shop.maps.geocode(formatAddress({ ...address, complement: '' }))
  const point = place && isNear(place.point) ? place.point : part.point
  return ok({ point, place: address.neighborhood.trim() || part.region })
}

/** For estimates only; payment needs a complete address. */
export async function resolveText(shop: Shop, text: string): Promise<Ok<Destination> | QuoteRefusal> {
  const parts = parseAddressText(text)
  const cityRefusal = await placeOutsideCity(parts)
  if (cityRefusal) return refuse('outside-city', { place: cityRefusal })
  const checkedCep = await checkWrittenCep(shop, parts)
  if (!checkedCep.ok) return checkedCep
  const place = await shop.maps.geocode(text)
  if (!place) {
    const { cep, street } = parts
    return cep && !street ? refuse('cep-not-found', { cep }) : refuse('address-not-found')
  }
  const { city, state, neighborhood, postalCode } = place.address
  const otherPlace = await placeOutsideCity({ cep: postalCode.replace(/\D/g, ''), city, state })
  if (otherPlace) return refuse('outside-city', { place: otherPlace })
  return ok({ point: place.point, place: neighborhood || null })
}

/** A street with another street's CEP would get the wrong price. */
async function checkWrittenCep(shop: Shop, { cep, street }: AddressText) {
  const area = cep && street ? (await loadCepAreas()).ofCep(cep) : null
  if (area?.kind !== 'city') return ok(null)
  return checkCepOfStreet(shop, { cep, street, isNear: isNearTo(area.point) })
}

export async function resolvePoint(point: GeoPoint): Promise<Ok<Destination> | QuoteRefusal> {
  const area = (await loadCepAreas()).ofPoint(point)
  if (area.kind === 'outside') return refuse('outside-city', { place: area.nearestCity })
  return ok({ point, place: null })
}

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

/** A point farther than this from the CEP's own belongs to another address. */
const FARTHEST_FROM_CEP_METRES = 4_000

const isNearTo = (cepPoint: GeoPoint) => (point: GeoPoint) =>
  greatCircleMetres(point, cepPoint) <= FARTHEST_FROM_CEP_METRES

/**
 * Where a complete address lies. The point is the server's own: what the browser says is only checked, since the price
 * hangs on it.
 */
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
  const checked = await checkCepOfStreet(shop, { cep, street: address.street, isNear })
  if (!checked.ok) return checked
  const found = await shop.maps.geocode(formatAddress({ ...address, complement: '' }))
  const point = found && isNear(found.point) ? found.point : part.point
  return ok({ point, place: address.neighborhood.trim() || part.region })
}

/** Where an address in words lies; good for information, not for paying. */
export async function resolveText(shop: Shop, text: string): Promise<Ok<Destination> | QuoteRefusal> {
  const parts = parseAddressText(text)
  const outside = await placeOutsideCity(parts)
  if (outside) return refuse('outside-city', { place: outside })
  const checked = await checkWrittenCep(shop, parts)
  if (!checked.ok) return checked
  const found = await shop.maps.geocode(text)
  if (!found) {
    const { cep, street } = parts
    return cep && !street ? refuse('cep-not-found', { cep }) : refuse('address-not-found')
  }
  const { city, state, neighborhood, postalCode } = found.address
  const elsewhere = await placeOutsideCity({ cep: postalCode.replace(/\D/g, ''), city, state })
  if (elsewhere) return refuse('outside-city', { place: elsewhere })
  return ok({ point: found.point, place: neighborhood || null })
}

/** A street under a CEP that is not its own would be told the price of another place. */
async function checkWrittenCep(shop: Shop, { cep, street }: AddressText) {
  const area = cep && street ? (await loadCepAreas()).ofCep(cep) : null
  if (area?.kind !== 'city') return ok(null)
  return checkCepOfStreet(shop, { cep, street, isNear: isNearTo(area.point) })
}

/** A bare point; good for information, not for paying. */
export async function resolvePoint(point: GeoPoint): Promise<Ok<Destination> | QuoteRefusal> {
  const area = (await loadCepAreas()).ofPoint(point)
  if (area.kind === 'outside') return refuse('outside-city', { place: area.nearestCity })
  return ok({ point, place: null })
}

import { parseCep } from '#delivery/addresses/domain/cep.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type CityPart =
  | { readonly inside: true; readonly region: string; readonly point: GeoPoint }
  /** Null for a CEP that does not exist, such as 00000-000. */
  | { readonly inside: false; readonly place: string | null }

export type OutsideCity = Refusal<'address-not-found'> | Refusal<'outside-city', { place: string | null }>

/** Decides by the CEP, because the CEP's point is too imprecise near the boundary. */
export async function cityPartOfCep(cep: string): Promise<CityPart> {
  const area = (await loadCepAreas()).ofCep(cep)
  switch (area.kind) {
    case 'city':
      return { inside: true, region: area.region, point: area.point }
    case 'neighbour':
      return { inside: false, place: area.city }
    case 'state':
      return { inside: false, place: area.stateName }
    case 'nowhere':
      return { inside: false, place: null }
  }
}

/** Set only if CEP, city and state all are in the served city. */
export async function servedPart(address: {
  readonly postalCode: string
  readonly city: string
  readonly state: string
}): Promise<Ok<Extract<CityPart, { inside: true }>> | OutsideCity> {
  const cep = parseCep(address.postalCode)
  const part = cep ? await cityPartOfCep(cep) : null
  if (!part || (!part.inside && part.place === null)) return refuse('address-not-found')
  if (!part.inside) return refuse('outside-city', { place: part.place })
  return isServedCity(address.city) && address.state === 'SP'
    ? ok(part)
    : refuse('outside-city', { place: isServedCity(address.city) ? address.state : address.city.trim() })
}

export async function placeOutsideCity(address: {
  readonly cep: string
  readonly city: string
  readonly state: string
}): Promise<string | null> {
  const part = address.cep ? await cityPartOfCep(address.cep) : null
  if (part?.inside) return null
  if (part?.place) return part.place
  const isCity = address.city === '' || isServedCity(address.city)
  const isState = address.state === '' || address.state === 'SP'
  if (isCity && isState) return null
  return isCity ? address.state : address.city
}

import { loadCepAreas } from '#database/sao-paulo/cep-areas.ts'
import type { GeoPoint } from '#domain/address/geo-point.ts'
import { isServedCity } from '#domain/address/served-city.ts'

export type CityPart =
  | { readonly inside: true; readonly region: string; readonly point: GeoPoint }
  /** No place: a CEP that nobody has, such as 00000-000. It says nothing about where an address lies. */
  | { readonly inside: false; readonly place: string | null }

/** Inside or outside is decided by the CEP alone: its point is too rough near the boundary. */
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

/** The name of the other place that an address names, or null when it may well be in the city. */
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
  return isCity && isState ? null : address.city || address.state
}

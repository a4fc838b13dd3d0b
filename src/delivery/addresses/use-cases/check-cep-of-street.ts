import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { namesAgree } from '#delivery/addresses/domain/rank-streets.ts'
import { streetWords } from '#delivery/addresses/domain/street-words.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export type CepOfStreetRefusal =
  | Refusal<'cep-unknown', { cep: string }>
  | Refusal<'cep-of-another-street', { cep: string; street: string }>
  | Refusal<'address-not-found'>

type CepOfStreet = {
  readonly cep: string
  readonly street: string
  readonly isNear: (point: GeoPoint) => boolean
}

/** Search limit: more neighbourhoods than any street crosses. */
const NEIGHBOURHOODS = 40

/**
 * Refuses a nearby CEP with a distant street, which would make the delivery too cheap. CEP services decide
 * if the local table disagrees or is outdated.
 */
export async function checkCepOfStreet(
  shop: Pick<Shop, 'streets' | 'cep'>,
  { cep, street, isNear }: CepOfStreet,
): Promise<Ok<null> | CepOfStreetRefusal> {
  const { words } = streetWords(street)
  const agrees = (street: string) => namesAgree(words, streetWords(street).words)
  const row = await shop.streets.findByCep(cep)
  if (row && agrees(row.street)) return ok(null)
  const answer = await shop.cep.find(cep)
  const address = answer.kind === 'address' ? answer.address : row
  if (!address) return refuse('cep-unknown', { cep })
  if (address.street === '') {
    return (await isKnownElsewhereOnly(shop, street, isNear)) ? refuse('address-not-found') : ok(null)
  }
  return agrees(address.street) ? ok(null) : refuse('cep-of-another-street', { cep, street: address.street })
}

/** Some CEPs have no street. They are refused only if the street exists elsewhere and not near the CEP. */
async function isKnownElsewhereOnly(
  { streets }: Pick<Shop, 'streets'>,
  street: string,
  isNear: CepOfStreet['isNear'],
): Promise<boolean> {
  const { type, words } = streetWords(street)
  const streetRows = await streets.search({ type, words }, NEIGHBOURHOODS)
  const areas = await loadCepAreas()
  const points = streetRows
    .filter((row) => streetWords(row.street).words.join(' ') === words.join(' '))
    .map((row) => areas.ofCep(row.cep))
    .filter((area) => area.kind === 'city')
    .map(({ point }) => point)
  return points.length > 0 && !points.some(isNear)
}

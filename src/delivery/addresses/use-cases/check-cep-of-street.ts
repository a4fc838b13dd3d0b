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
  /** Eight digits. */
  readonly cep: string
  readonly street: string
  /** Whether a point is near the CEP's own. */
  readonly isNear: (point: GeoPoint) => boolean
}

/** More neighbourhoods than any street of the city runs through. */
const NEIGHBOURHOODS = 40

/**
 * A near CEP with a far street, or one that nobody has, would buy a cheap delivery. The own table is asked first; where it
 * disagrees or is too old, the CEP services decide.
 */
export async function checkCepOfStreet(
  shop: Pick<Shop, 'streets' | 'cep'>,
  { cep, street, isNear }: CepOfStreet,
): Promise<Ok<null> | CepOfStreetRefusal> {
  const { words } = streetWords(street)
  const agrees = (known: string) => namesAgree(words, streetWords(known).words)
  const row = await shop.streets.findByCep(cep)
  if (row && agrees(row.street)) return ok(null)
  const answer = await shop.cep.find(cep)
  const known = answer.kind === 'address' ? answer.address : row
  if (!known) return refuse('cep-unknown', { cep })
  if (known.street === '') {
    return (await isKnownElsewhereOnly(shop, street, isNear)) ? refuse('address-not-found') : ok(null)
  }
  return agrees(known.street) ? ok(null) : refuse('cep-of-another-street', { cep, street: known.street })
}

/** A service may know a CEP without its street; then the street itself must not lie somewhere else. */
async function isKnownElsewhereOnly(
  { streets }: Pick<Shop, 'streets'>,
  street: string,
  isNear: CepOfStreet['isNear'],
): Promise<boolean> {
  const { type, words } = streetWords(street)
  const found = await streets.search({ type, words }, NEIGHBOURHOODS)
  const areas = await loadCepAreas()
  const points = found
    .filter((row) => streetWords(row.street).words.join(' ') === words.join(' '))
    .map((row) => areas.ofCep(row.cep))
    .filter((area) => area.kind === 'city')
    .map(({ point }) => point)
  return points.length > 0 && !points.some(isNear)
}

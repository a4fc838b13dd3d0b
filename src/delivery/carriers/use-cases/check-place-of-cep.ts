import type { Address } from '#delivery/addresses/domain/address.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { isServedCity, SERVED_CITY } from '#delivery/addresses/domain/served-city.ts'
import { stateOfCep } from '#delivery/addresses/domain/states.ts'
import { cityPartOfCep } from '#delivery/addresses/use-cases/inside-city.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface CepAndPlace {
  cep: string
  place: string
}

export const isInCity = ({ city, state }: Address) => isServedCity(city) && state === 'SP'

/** Parcels are routed by CEP, so the typed city and state must match it as far as known. */
export async function checkPlaceOfCep(
  shop: Pick<Shop, 'cep'>,
  address: Address,
): Promise<
  Ok<null> | Refusal<'cep-of-another-place', CepAndPlace> | Refusal<'cep-unknown', { cep: string }>
> {
  const cep = parseCep(address.postalCode) ?? ''
  const part = await cityPartOfCep(cep)
  const refusePlace = (place: string) => refuse('cep-of-another-place', { cep, place })
  if (part.inside) return isInCity(address) ? ok(null) : refusePlace(SERVED_CITY)
  const state = stateOfCep(cep)
  if (!state || state.uf !== address.state) return refusePlace(state?.name ?? '')
  if (isInCity(address)) return refusePlace(part.place ?? state.name)
  const answer = await shop.cep.find(cep)
  if (answer.kind === 'unknown') return refuse('cep-unknown', { cep })
  if (answer.kind !== 'address') return ok(null)
  const { city } = answer.address
  return foldText(city) === foldText(address.city) ? ok(null) : refusePlace(city)
}

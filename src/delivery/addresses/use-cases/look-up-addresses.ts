import { parseCep } from '#delivery/addresses/domain/cep.ts'
import type { CepAddress } from '#delivery/addresses/providers/cep/port.ts'
import type { AddressSuggestion, Place } from '#delivery/addresses/providers/maps/port.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export const MIN_SEARCH_LENGTH = 3

/** Returns nothing below three characters, because almost everything would match. */
export async function suggestAddresses(
  shop: Pick<Shop, 'maps'>,
  { text }: { text: string },
): Promise<AddressSuggestion[]> {
  const typed = text.trim()
  return typed.length < MIN_SEARCH_LENGTH ? [] : shop.maps.suggest(typed)
}

export async function placeDetails(
  shop: Pick<Shop, 'maps'>,
  { placeId }: { placeId: string },
): Promise<Ok<Place> | Refusal<'not-found'>> {
  const place = await shop.maps.placeDetails(placeId)
  return place ? ok(place) : refuse('not-found')
}

type CepRefusal =
  | Refusal<'cep-incomplete'>
  | Refusal<'cep-not-found'>
  | Refusal<'cep-elsewhere', { state: string }>

export async function lookUpCep(
  shop: Pick<Shop, 'cep'>,
  { cep }: { cep: string },
): Promise<Ok<CepAddress> | CepRefusal> {
  const digits = parseCep(cep)
  if (!digits) return refuse('cep-incomplete')
  const answer = await shop.cep.find(digits)
  if (answer.kind === 'address') return ok(answer.address)
  return answer.kind === 'elsewhere'
    ? refuse('cep-elsewhere', { state: answer.state })
    : refuse('cep-not-found')
}

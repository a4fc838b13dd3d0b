import { pathTo } from '#addresses.ts'
import { addressCopy, cepCopy } from '#delivery/addresses/copy.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { formatAddress } from '#delivery/addresses/domain/format-address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'
import { courierOff, outsideCity } from '#delivery/freight/copy/cep-quote.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import type { Quote } from '#delivery/freight/storefront/delivery-state.ts'
import { type QuoteAnswer, readQuote } from '#delivery/freight/storefront/freight-answer.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { callPath, type FunctionResult } from '#ui/failures/call-function.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'
import { confirmedAddress, type PlaceComponents, pickedAddress, toPoint } from './place-answer.ts'

export type AddressAnswer<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; problem: string; toast: ToastMessage; isPageStale?: boolean }

/** Longer than the server's own timeouts for external services. */
const MAX_WAIT_MS = 20_000

/** Always settles; a timeout counts as a lost connection. */
async function ask<Body>(path: string, payload: object): Promise<FunctionResult<Body>> {
  try {
    return await callPath<Body>(path, payload, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
  } catch {
    return { ok: false, status: 0, error: null, body: {} }
  }
}

type Placed = { address: Address; point: GeoPoint }

const failedAnswer = (title: string, text?: string): Extract<AddressAnswer<never>, { ok: false }> => ({
  ok: false,
  problem: text ?? title,
  toast: { title, text, tone: 'destructive' },
})

interface CepAnswer {
  success: boolean
  error?: string
  cep: string
  street: string
  neighborhood: string
  city: string
  state: string
  lat: number | null
  lng: number | null
}

export type Filler = { address: Partial<Address>; point: GeoPoint | null }

export async function askCep(cep: string): Promise<AddressAnswer<Filler>> {
  const result = await ask<CepAnswer>(pathTo('functions', { name: 'cep-lookup' }), { cep })
  if (!result.ok) return failedAnswer(result.error ?? cepCopy.failed)
  const { success, error, cep: postalCode, street, neighborhood, city, state, lat, lng } = result.body
  if (!success) return failedAnswer(error ?? cepCopy.notFound)
  // A CEP of a whole district has no street, so the typed street is kept.
  const filledParts = Object.entries({ street, neighborhood, city, state, postalCode }).filter(
    ([, part]) => part,
  )
  const point = lat !== null && lng !== null ? { lat, lng } : null
  return { ok: true, answer: { address: Object.fromEntries(filledParts), point } }
}

interface PlaceAnswer {
  valid: boolean
  components: PlaceComponents
  error?: string
}

/** Refuses another city's CEP at once if the shop does not deliver there. */
export async function askDeliveryCep(cep: string, sendsToBrazil: boolean): Promise<AddressAnswer<Filler>> {
  const answer = await askCep(cep)
  if (!answer.ok || sendsToBrazil) return answer
  const { city = '' } = answer.answer.address
  return isServedCity(city) ? answer : failedAnswer(outsideCity(city))
}

export async function askPlace(placeId: string): Promise<AddressAnswer<Filler>> {
  const result = await ask<PlaceAnswer>(pathTo('placeDetails'), { place_id: placeId })
  const { title, text } = addressCopy.notFound
  if (!result.ok || !result.body.valid) return failedAnswer(title, text)
  const { components } = result.body
  return { ok: true, answer: { address: pickedAddress(components), point: toPoint(components) } }
}

export async function askValidation(typed: Address): Promise<AddressAnswer<Placed>> {
  const result = await ask<PlaceAnswer>(pathTo('functions', { name: 'validate-address-components' }), {
    address: formatAddress(typed),
  })
  if (!result.ok) return failedAnswer(addressCopy.validationFailed, result.error ?? undefined)
  const { valid, components, error = addressCopy.cannotValidate } = result.body
  if (valid)
    return { ok: true, answer: { address: confirmedAddress(components, typed), point: toPoint(components) } }
  if (error !== addressCopy.cannotValidate) return failedAnswer(addressCopy.cannotValidate, error)
  return { ok: false, problem: error, toast: { ...addressCopy.notFound, tone: 'destructive' } }
}

export async function askQuote(
  { address, point }: { address: Address; point: GeoPoint | null },
  subtotal: Centavos,
): Promise<AddressAnswer<Quote>> {
  const { postalCode, ...parts } = address
  const delivery = {
    address: { ...parts, postal_code: postalCode },
    mode: FREIGHT_SERVICE,
    isExpress: false,
  }
  const result = point
    ? await ask<QuoteAnswer>(pathTo('functions', { name: 'shipping-quote' }), { ...point, ...delivery })
    : await ask<QuoteAnswer>(pathTo('functions', { name: 'calculate-frete-motoboy-sp' }), {
        destinationAddress: formatAddress(address),
        ...delivery,
      })
  if (!result.ok) {
    const refusal = failedAnswer(freightCopy.failed.title, result.error ?? freightCopy.failed.text)
    // The owner changed the delivery settings after the page was loaded.
    return { ...refusal, isPageStale: result.error === courierOff }
  }
  return { ok: true, answer: readQuote(result.body, { usualEta: freightCopy.sameDay, subtotal }) }
}

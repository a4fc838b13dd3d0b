import { z } from 'zod'
import { addressRefusalSentence, cepRefusalSentence } from '#delivery/addresses/copy.ts'
import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { geocodeAddress } from '#delivery/addresses/use-cases/geocode-address.ts'
import { lookUpCep, placeDetails, suggestAddresses } from '#delivery/addresses/use-cases/look-up-addresses.ts'
import { type AddressRefusal, validateAddress } from '#delivery/addresses/use-cases/validate-address.ts'
import { deliveryRefusalSentence } from '#delivery/carriers/copy.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { courierSettingsCopy } from '#delivery/freight/admin-copy.ts'
import { refuse } from '#platform/domain/result.ts'
import { defineFunction } from '#platform/http/functions/define-function.server.ts'
import type { Shop } from '#platform/shop.ts'
import { addressTextSchema, placeComponents } from './address-schemas-functions.server.ts'

const stateOnly = (cep: string, state: string) => ({
  street: '',
  neighborhood: '',
  city: '',
  state,
  cep: maskCep(cep),
  country: DEFAULT_COUNTRY,
  lat: null,
  lng: null,
})

const cepLookup = defineFunction({
  access: 'public',
  limit: 'cep-lookup',
  schema: z.object({ cep: z.string().max(20) }),
  async run({ shop, body }) {
    const cepAnswer = await lookUpCep(shop, body)
    // In other states the street may be unknown; the customer types the rest.
    if (!cepAnswer.ok && cepAnswer.code === 'cep-elsewhere' && sendsToBrazil(shop.settings.current()))
      return { body: { success: true, ...stateOnly(body.cep, cepAnswer.details.state) } }
    if (!cepAnswer.ok) return { body: { success: false, error: cepRefusalSentence(cepAnswer) } }
    const { point, cep, ...address } = cepAnswer.value
    return {
      body: {
        success: true,
        ...address,
        cep: maskCep(cep),
        country: DEFAULT_COUNTRY,
        lat: point?.lat ?? null,
        lng: point?.lng ?? null,
      },
    }
  },
})

const validateAddressComponents = defineFunction({
  access: 'public',
  limit: 'validate-address-components',
  schema: z.object({ address: addressTextSchema }),
  async run({ shop, body }) {
    const verdict = await validateAddress(shop, body)
    if (!verdict.ok) return { body: { valid: false, error: chooseSentence(shop, body.address, verdict) } }
    const { formatted } = verdict.value
    return { body: { valid: true, formatted_address: formatted, components: placeComponents(verdict.value) } }
  },
})

/**
 * With parcel delivery, a CEP outside the city is reported as a CEP of another place, because other cities
 * are served.
 */
function chooseSentence(shop: Pick<Shop, 'settings'>, typed: string, refusal: AddressRefusal): string {
  const { cep } = parseAddressText(typed)
  if (refusal.code !== 'outside-city' || cep === '' || !sendsToBrazil(shop.settings.current()))
    return addressRefusalSentence(refusal)
  const place = refusal.details.place ?? ''
  return deliveryRefusalSentence(refuse('cep-of-another-place', { cep, place }))
}

export const addressSuggestions = defineFunction({
  access: 'public',
  limit: 'address-suggestions',
  schema: z.object({ input: z.string().max(200) }),
  async run({ shop, body }) {
    const suggestions = await suggestAddresses(shop, { text: body.input })
    return {
      body: {
        suggestions: suggestions.map(({ placeId, title, detail }) => ({ place_id: placeId, title, detail })),
      },
    }
  },
})

export const placeDetailsFunction = defineFunction({
  access: 'public',
  limit: 'address-suggestions',
  schema: z.object({ place_id: z.string().min(1).max(400) }),
  async run({ shop, body }) {
    const place = await placeDetails(shop, { placeId: body.place_id })
    if (!place.ok)
      return { body: { valid: false, error: addressRefusalSentence({ code: 'address-not-found' }) } }
    const { formatted } = place.value
    return { body: { valid: true, formatted_address: formatted, components: placeComponents(place.value) } }
  },
})

const geocodeAddressFunction = defineFunction({
  access: 'administrator',
  limit: 'geocode-address',
  schema: z.object({ address: z.string().max(300) }),
  async run({ shop, body }) {
    const place = await geocodeAddress(shop, body)
    if (place.ok) {
      const { formatted, point } = place.value
      return { body: { formatted_address: formatted, lat: point.lat, lng: point.lng } }
    }
    const { originEmpty, originNotFound } = courierSettingsCopy
    const text = place.code === 'empty' ? originEmpty.text : originNotFound.text
    return { status: place.code === 'empty' ? 400 : 404, body: { error: text } }
  },
})

export const addressFunctions = {
  'cep-lookup': cepLookup,
  'validate-address-components': validateAddressComponents,
  'geocode-address': geocodeAddressFunction,
}

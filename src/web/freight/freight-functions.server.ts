import { z } from 'zod'
import { durationText, quoteRefusalSentence } from '#copy/freight/freight.ts'
import { freightBreakdown } from '#domain/freight/freight-breakdown.ts'
import { type QuoteRequest, quoteFreight } from '#shop/freight/quote-freight.ts'
import {
  defineFunction,
  type FunctionAnswer,
  type FunctionCall,
} from '#web/server/functions/define-function.server.ts'
import {
  addressSchema,
  addressTextSchema,
  pointSchema,
  quoteOptions,
} from './address-schemas-functions.server.ts'

/** By coordinates; with the complete address, for a customer, a price to pay with. */
const shippingQuote = defineFunction({
  access: 'public',
  limit: 'shipping-quote',
  isForBuying: true,
  schema: pointSchema.extend({ ...quoteOptions, address: addressSchema.nullish() }),
  run: (call) => quote(call, { ...call.body, point: { lat: call.body.lat, lng: call.body.lng } }),
})

/** By words, where there are no coordinates; with the complete address, for a customer, a price to pay with. */
const calculateFreteMotoboySp = defineFunction({
  access: 'public',
  limit: 'calculate-frete-motoboy-sp',
  isForBuying: true,
  schema: z.object({
    ...quoteOptions,
    destinationAddress: addressTextSchema,
    address: addressSchema.nullish(),
    ready_on: z.iso.date().nullish(),
  }),
  run: ({ body, ...call }) =>
    quote({ ...call, body }, { ...body, text: body.destinationAddress, readyOn: body.ready_on ?? null }),
})

async function quote(
  { shop, visitor }: FunctionCall<unknown>,
  request: Omit<QuoteRequest, 'userId'>,
): Promise<FunctionAnswer> {
  const userId = visitor.kind === 'customer' ? visitor.userId : null
  const quoted = await quoteFreight(shop, { ...request, userId })
  if (!quoted.ok) {
    const status = quoted.code === 'courier-disabled' || quoted.code === 'origin-unknown' ? 409 : 400
    return { status, body: { error: quoteRefusalSentence(quoted) } }
  }
  const { price, eta, seconds, metres, origin, destination, freeAbove, place, slots, payable } = quoted.value
  return {
    body: {
      price: price.total / 100,
      eta,
      duration_text: durationText(seconds),
      breakdown: freightBreakdown(price),
      // Beyond the specification: what is told before an account, what the map draws, until when it can be paid with.
      free_above: freeAbove === null ? null : freeAbove / 100,
      place,
      now: shop.clock.now().toISOString(),
      free_slots: slots.map(({ day, shift, orderUntil }) => ({
        day,
        shift,
        order_until: orderUntil.toISOString(),
      })),
      distance_m: metres,
      origin,
      destination,
      expires_at: payable?.expiresAt.toISOString() ?? null,
      good_for_ms: payable && payable.expiresAt.getTime() - shop.clock.now().getTime(),
    },
  }
}

export const freightFunctions = {
  'shipping-quote': shippingQuote,
  'calculate-frete-motoboy-sp': calculateFreteMotoboySp,
}

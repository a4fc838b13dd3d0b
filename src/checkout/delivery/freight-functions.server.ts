import { z } from 'zod'
import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import {
  addressSchema,
  addressTextSchema,
  pointSchema,
  quoteOptions,
} from '#delivery/addresses/storefront/address-schemas-functions.server.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { deliveryRefusalSentence } from '#delivery/carriers/copy.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import { durationText } from '#delivery/freight/copy/ride.ts'
import { freightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import { MAX_GUEST_LINES, MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import {
  defineFunction,
  type FunctionAnswer,
  type FunctionCall,
} from '#platform/http/functions/define-function.server.ts'
import { type DeliveryRequest, type ParcelQuote, quoteDelivery } from './quote-delivery.ts'
import type { FreightQuote } from './quote-freight.ts'

const lineSchema = z
  .strictObject({
    product_id: z.uuid(),
    variant_id: z.uuid().nullish(),
    quantity: z.int().min(1).max(MAX_QUANTITY),
    chosen_parts: z.array(z.uuid()).max(MAX_CHOICES).nullish(),
  })
  .transform(({ product_id, variant_id, quantity, chosen_parts }) => ({
    productId: product_id,
    variantId: variant_id ?? null,
    quantity,
    chosenParts: chosen_parts ?? null,
  }))

/** Quotes by coordinates. A customer with a complete address gets a payable quote. */
const shippingQuote = defineFunction({
  access: 'public',
  limit: 'shipping-quote',
  isForBuying: true,
  schema: pointSchema.extend({ ...quoteOptions, address: addressSchema.nullish() }),
  run: (call) => quote(call, { ...call.body, point: { lat: call.body.lat, lng: call.body.lng } }),
})

const calculateFreteMotoboySp = defineFunction({
  access: 'public',
  limit: 'calculate-frete-motoboy-sp',
  isForBuying: true,
  schema: z.object({
    ...quoteOptions,
    destinationAddress: addressTextSchema,
    address: addressSchema.nullish(),
    ready_on: z.iso.date().nullish(),
    lines: z.array(lineSchema).max(MAX_GUEST_LINES).nullish(),
  }),
  run: ({ body, ...call }) =>
    quote({ ...call, body }, { ...body, text: body.destinationAddress, readyOn: body.ready_on ?? null }),
})

async function quote(
  { shop, visitor }: FunctionCall<unknown>,
  request: Omit<DeliveryRequest, 'userId'>,
): Promise<FunctionAnswer> {
  const userId = visitor.kind === 'customer' ? visitor.userId : null
  const quoted = await quoteDelivery(shop, { ...request, userId })
  if (!quoted.ok) {
    const status = quoted.code === 'courier-disabled' || quoted.code === 'origin-unknown' ? 409 : 400
    return { status, body: { error: deliveryRefusalSentence(quoted) } }
  }
  const { way, quote } = quoted.value
  const now = shop.clock.now()
  const { payable } = quote
  return {
    body: {
      ...(way === 'courier' ? rideAnswer(quote) : parcelAnswer(quote)),
      place: quote.place,
      now: now.toISOString(),
      expires_at: payable?.expiresAt.toISOString() ?? null,
      good_for_ms: payable && payable.expiresAt.getTime() - now.getTime(),
    },
  }
}

const inReais = (amount: number | null) => (amount === null ? null : amount / 100)

function rideAnswer(quote: FreightQuote) {
  const { price, eta, seconds, metres, origin, destination, freeAbove, slots, parcels } = quote
  return {
    price: price.total / 100,
    eta,
    duration_text: durationText(seconds),
    breakdown: freightBreakdown(price),
    free_above: inReais(freeAbove),
    free_slots: slots.map(({ day, shift, orderUntil }) => ({
      day,
      shift,
      order_until: orderUntil.toISOString(),
    })),
    distance_m: metres,
    origin,
    destination,
    ...(parcels && { parcels: parcels.map(offerAnswer) }),
  }
}

/** The cheapest offer fills the same field as the courier's price. The full list is added. */
function parcelAnswer({ offers }: ParcelQuote) {
  const [cheapest] = offers
  return {
    price: inReais(cheapest?.price ?? null),
    eta: cheapest && arrivalWords(cheapest.arrives),
    free_above: inReais(cheapest?.freeAbove ?? null),
    offers: offers.map(offerAnswer),
  }
}

const offerAnswer = ({ carrier, service, price, freeAbove, leavesOn, arrives }: DatedOffer) => ({
  carrier,
  service,
  price: inReais(price),
  free_above: inReais(freeAbove),
  leaves_on: leavesOn,
  arrives,
})

export const freightFunctions = {
  'shipping-quote': shippingQuote,
  'calculate-frete-motoboy-sp': calculateFreteMotoboySp,
}

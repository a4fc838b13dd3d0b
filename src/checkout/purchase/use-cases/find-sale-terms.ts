import { sql } from 'drizzle-orm'
import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { type ShippingAddress, shippingAddressKey } from '#delivery/addresses/domain/shipping-address.ts'
import { type OutsideCity, servedPart } from '#delivery/addresses/use-cases/inside-city.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import type { DeliveryConstraints } from '#delivery/calendar/domain/delivery-days.ts'
import { salePauseOn } from '#delivery/calendar/domain/sale-pause.ts'
import { scheduleColumn, takenColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { pickupColumn, workshopAddress } from '#delivery/calendar/use-cases/load-workshop.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import { payableQuote } from '#delivery/freight/use-cases/find-payable-quote.ts'
import { courierEnabled } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { type PaymentTerms, paymentTerms, storedPixDiscount } from '#payments/use-cases/payment-terms.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { settingsColumn, toSettings } from '#settings/use-cases/load-settings.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { pastColumn } from './limit-hold.ts'

type FreightRefusal =
  | Refusal<'freight-missing' | 'freight-stale' | 'courier-off' | 'address-not-found'>
  | OutsideCity

const withoutFreight = {
  amount: 0,
  freeAbove: null,
  provider: null,
  service: null,
  quoteId: null,
  eta: null,
  distanceMetres: null,
  breakdown: null,
  parcel: null,
} as const

export interface SaleTerms {
  readonly freight: CheckoutFreight
  readonly payment: PaymentTerms
  readonly mostHeldUnits: number
}

/**
 * A closed or paused shop accepts no new orders, except tests while closed. Open orders are paid on their
 * own page.
 */
export async function findSaleTerms(
  shop: Pick<Shop, 'config' | 'payments'>,
  request: CheckoutRequest,
  conditions: SaleConditions,
  now: Date,
): Promise<Ok<SaleTerms> | CheckoutRefusal> {
  const { values, opening } = conditions.settings
  if (!opening.isShopOpen && !request.isTest) return refuse('shop-closed')
  const pause = salePauseOn(conditions.settings, isoDay(now))
  if (pause) return refuse('shop-paused', { opensOn: pause.opensOn })
  const freight = await findCheckoutFreight(request, conditions, now)
  if (!freight.ok) return freight
  const payment = paymentTerms(shop, request.paymentMethod ?? 'card', conditions)
  if (!payment.ok) return payment
  const mostHeldUnits = Number(values.limits.holdUnits)
  return ok({ freight: freight.value, payment: payment.value, mostHeldUnits })
}

/** Uses the freight quoted to this customer for this address, never the amount that the browser sends. */
async function findCheckoutFreight(
  request: CheckoutRequest,
  conditions: SaleConditions,
  now: Date,
): Promise<Ok<CheckoutFreight> | FreightRefusal> {
  const { customer, freightPrice, isPickup = false } = request
  const { isCourierEnabled, quote, workshop, schedule, takenPlaces } = conditions
  const unmeasured = { schedule, takenPlaces, now, distanceMetres: null }
  if (isPickup && freightPrice) return refuse('freight-stale')
  if (isPickup) return fetched(workshop, { ...unmeasured, isPickup })
  const { address } = customer
  if (address === null) return refuse('address-not-found')
  if (quote?.offers && !choosesRide(request, quote))
    return sent(request, { ...conditions, quote }, unmeasured)
  if (!isCourierEnabled) {
    if (freightPrice) return refuse('courier-off')
    const served = await servedPart({ ...address, postalCode: address.postal_code })
    if (!served.ok) return served
    return ok({ ...withoutFreight, way: 'arranged', address, constraints: unmeasured })
  }
  if (freightPrice === null) return refuse('freight-missing')
  if (quote?.price !== freightPrice) return refuse('freight-stale')
  const { distanceMetres } = quote
  return ok({
    address: quote.address,
    amount: quote.price,
    freeAbove: quote.freeAbove,
    provider: FREIGHT_PROVIDER,
    service: FREIGHT_SERVICE,
    quoteId: quote.id,
    eta: quote.eta,
    way: 'courier',
    distanceMetres,
    breakdown: quote.breakdown,
    parcel: null,
    constraints: { ...unmeasured, distanceMetres },
  })
}

/** Parcels may be offered as an alternative to a ride; a request without a carrier means the ride. */
const choosesRide = (
  { freightOffer }: CheckoutRequest,
  { breakdown }: NonNullable<SaleConditions['quote']>,
): boolean => breakdown !== null && (!freightOffer?.carrier || freightOffer.carrier === FREIGHT_PROVIDER)

/** Uses the chosen offer only if it was quoted to the customer and its shipping day is still valid. */
function sent(
  { freightPrice, freightOffer }: CheckoutRequest,
  { settings, quote, schedule }: SaleConditions & { quote: NonNullable<SaleConditions['quote']> },
  constraints: DeliveryConstraints,
): Ok<CheckoutFreight> | FreightRefusal {
  if (!sendsToBrazil(settings))
    return quote.breakdown ? refuse('freight-stale') : refuse('outside-city', { place: quote.address.city })
  if (freightPrice === null) return refuse('freight-missing')
  const offer = quote.offers?.find(
    ({ carrier, service }) => carrier === freightOffer?.carrier && service === freightOffer.service,
  )
  if (offer?.price !== freightPrice) return refuse('freight-stale')
  // Today's orders ship tomorrow at the earliest, and midnight may have passed since the quote.
  const isPostingDay = offer.leavesOn > isoDay(constraints.now) && !closedOn(schedule, offer.leavesOn)
  if (!isPostingDay) return refuse('freight-stale')
  return ok({
    ...withoutFreight,
    address: quote.address,
    amount: offer.price,
    freeAbove: offer.freeAbove,
    provider: offer.carrier,
    service: offer.service,
    quoteId: quote.id,
    eta: arrivalWords(offer.arrives),
    way: 'carrier',
    parcel: { offer, cartKey: quote.cartKey },
    constraints,
  })
}

/** Pickup uses the same days and shifts as delivery. */
function fetched(
  workshop: ShippingAddress | null,
  constraints: DeliveryConstraints,
): Ok<CheckoutFreight> | Refusal<'address-not-found'> {
  return workshop
    ? ok({ ...withoutFreight, way: 'pickup', address: workshop, constraints })
    : refuse('address-not-found')
}

type SaleConditions = Awaited<ReturnType<typeof readSaleConditions>>

export async function readSaleConditions(
  shop: Pick<Shop, 'config'>,
  tx: Transaction,
  { userId, customer, isPickup }: Pick<CheckoutRequest, 'userId' | 'customer' | 'isPickup'>,
  now: Date,
) {
  const addressKey = customer.address && !isPickup ? shippingAddressKey(customer.address) : ''
  const quote = payableQuote(tx, { userId, addressKey, now }).as('payable_quote')
  const { id, address, price, freeAbove, eta, distanceMetres, breakdown, offers, cartKey } = quote
  const [row] = await tx
    .select({
      settings: settingsColumn,
      pixDiscount: storedPixDiscount,
      isCourierEnabled: courierEnabled,
      workshop: pickupColumn,
      schedule: scheduleColumn,
      takenPlaces: takenColumn(isoDay(now)),
      past: pastColumn(userId, now),
      quote: { id, address, price, freeAbove, eta, distanceMetres, breakdown, offers, cartKey },
    })
    .from(sql`(select 1) sale`)
    .leftJoin(quote, sql`true`)
  if (!row) throw new Error('a statement without a table has one row')
  return {
    ...row,
    settings: toSettings(shop.config, row.settings),
    workshop: row.workshop === null ? null : workshopAddress(row.workshop),
  }
}

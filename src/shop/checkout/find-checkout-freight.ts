import { eq, sql } from 'drizzle-orm'
import { users } from '#database/schema/accounts.ts'
import { DEFAULT_SCHEDULE } from '#domain/delivery/delivery-schedule.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { loadOccasion, scheduleColumn, takenColumn } from '#shop/delivery/load-occasion.ts'
import { loadWorkshop } from '#shop/delivery/load-workshop.ts'
import { payableQuote } from '#shop/freight/find-payable-quote.ts'
import { type OutsideCity, servedPart } from '#shop/freight/inside-city.ts'
import { courierEnabled } from '#shop/freight/load-courier-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'

type FreightRefusal =
  | Refusal<'freight-missing' | 'freight-stale' | 'courier-off' | 'address-not-found'>
  | OutsideCity

/**
 * The freight is the one that was promised to this customer for this address, never the one that the browser sends, and
 * the order goes to the address it was promised for. With courier delivery switched off there is none, and the owner
 * brings it herself, inside the city. Who fetches it at the workshop needs neither address nor price.
 */
export async function findCheckoutFreight(
  shop: Shop,
  { userId, customer, freightPrice, isPickup = false }: CheckoutRequest,
): Promise<Ok<CheckoutFreight> | FreightRefusal> {
  const now = shop.clock.now()
  if (isPickup) return freightPrice ? refuse('freight-stale') : findPickup(shop, now)
  const { address } = customer
  if (address === null) return refuse('address-not-found')
  const { isCourierEnabled, quote, ...places } = await readConditions(shop, { userId, address, now })
  if (!isCourierEnabled) {
    if (freightPrice) return refuse('courier-off')
    const served = await servedPart({ ...address, postalCode: address.postal_code })
    if (!served.ok) return served
    return ok({
      ...withoutFreight,
      way: 'arranged',
      address,
      occasion: { ...places, now, distanceMetres: null },
    })
  }
  if (freightPrice === null) return refuse('freight-missing')
  if (quote?.price !== freightPrice) return refuse('freight-stale')
  const { distanceMetres } = quote
  return ok({
    address: quote.address,
    amount: quote.price,
    provider: FREIGHT_PROVIDER,
    service: FREIGHT_SERVICE,
    quoteId: quote.id,
    eta: quote.eta,
    way: 'courier',
    distanceMetres,
    breakdown: quote.breakdown,
    occasion: { ...places, now, distanceMetres },
  })
}

/** At the workshop, on the days and in the hours of deliveries. */
async function findPickup(
  shop: Shop,
  now: Date,
): Promise<Ok<CheckoutFreight> | Refusal<'address-not-found'>> {
  const [workshop, occasion] = await Promise.all([
    loadWorkshop(shop.db),
    loadOccasion(shop.db, { now, distanceMetres: null, isPickup: true }),
  ])
  return workshop
    ? ok({ ...withoutFreight, way: 'pickup', address: workshop, occasion })
    : refuse('address-not-found')
}

/** One statement: whether there is a courier, what she was promised, when it can be brought. */
async function readConditions(shop: Shop, asked: Parameters<typeof payableQuote>[1]) {
  const quote = payableQuote(shop.db, asked).as('payable_quote')
  const [row] = await shop.db
    .select({
      isCourierEnabled: courierEnabled,
      schedule: scheduleColumn,
      taken: takenColumn(asked.now),
      quote: {
        id: quote.id,
        address: quote.address,
        price: quote.price,
        eta: quote.eta,
        distanceMetres: quote.distanceMetres,
        breakdown: quote.breakdown,
      },
    })
    .from(users)
    .leftJoin(quote, sql`true`)
    .where(eq(users.id, asked.userId))
  if (!row) return { isCourierEnabled: false, quote: null, schedule: DEFAULT_SCHEDULE, taken: [] }
  return { ...row, schedule: row.schedule ?? DEFAULT_SCHEDULE }
}

const withoutFreight = {
  amount: 0,
  provider: null,
  service: null,
  quoteId: null,
  eta: null,
  distanceMetres: null,
  breakdown: null,
} as const

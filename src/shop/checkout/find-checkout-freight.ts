import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { freightQuotes, settingsFreteMotoboy } from '#database/schema/freight.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'

const NO_FREIGHT: CheckoutFreight = {
  amount: 0,
  provider: null,
  service: null,
  quoteId: null,
  eta: null,
  distanceMetres: null,
  breakdown: null,
}

/**
 * The freight is the one that was promised to this customer for this address, never the one that the browser sends. With
 * courier delivery switched off there is none.
 */
export async function findCheckoutFreight(
  shop: Shop,
  { userId, customer, freightPrice }: CheckoutRequest,
): Promise<Ok<CheckoutFreight> | Refusal<'freight-missing' | 'freight-stale'>> {
  const [settings] = await shop.db
    .select({ enabled: settingsFreteMotoboy.enabled })
    .from(settingsFreteMotoboy)
  if (!settings?.enabled) return freightPrice ? refuse('freight-stale') : ok(NO_FREIGHT)
  if (freightPrice === null) return refuse('freight-missing')
  const [quote] = await shop.db
    .select()
    .from(freightQuotes)
    .where(
      and(
        eq(freightQuotes.userId, userId),
        sql`${freightQuotes.address} = ${JSON.stringify(customer.address)}::jsonb`,
        gt(freightQuotes.expiresAt, shop.clock.now()),
      ),
    )
    .orderBy(desc(freightQuotes.createdAt))
    .limit(1)
  if (quote?.price !== freightPrice) return refuse('freight-stale')
  return ok({
    amount: quote.price,
    provider: FREIGHT_PROVIDER,
    service: FREIGHT_SERVICE,
    quoteId: quote.id,
    eta: quote.eta,
    distanceMetres: quote.distanceMetres,
    breakdown: quote.breakdown,
  })
}

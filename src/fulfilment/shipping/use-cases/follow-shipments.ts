import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { shipments } from '#fulfilment/shipping/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { applyReports } from './apply-reports.ts'
import { buyLabel } from './buy-label.ts'

const ASKED_AT_ONCE = 50
/** Before this time, the request that started the purchase may still be running. */
const UNSETTLED_MINUTES = 2

const SOURCE = 'melhor-envio'

/** Polls the labels in transit, oldest check first, and retries purchases with an unknown result. */
export async function followShipments(shop: Shop): Promise<{ questions: number; bought: number }> {
  const boughtCount = await finishPurchases(shop)
  const underWay = await shop.db
    .select({ id: shipments.id, reference: shipments.reference })
    .from(shipments)
    .where(
      and(
        eq(shipments.source, SOURCE),
        inArray(shipments.state, ['bought', 'posted', 'moving']),
        isNotNull(shipments.reference),
      ),
    )
    .orderBy(asc(shipments.updatedAt))
    .limit(ASKED_AT_ONCE)
  const references = underWay.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return { questions: 0, bought: boughtCount }
  const tracked = await shop.carriers[SOURCE].track(references)
  if (!tracked.ok) return { questions: 0, bought: boughtCount }
  const ids = underWay.map(({ id }) => id)
  await shop.db.update(shipments).set({ updatedAt: shop.clock.now() }).where(inArray(shipments.id, ids))
  await applyReports(shop, { source: SOURCE, reports: tracked.value })
  return { questions: references.length, bought: boughtCount }
}

/** `isUnsettled` in SQL: skips failures that the owner has to resolve. */
const isUnsettledRow = sql`coalesce(${shipments.failure}->>'code', 'unavailable') = 'unavailable'`

async function finishPurchases(shop: Shop): Promise<number> {
  const before = new Date(shop.clock.now().getTime() - UNSETTLED_MINUTES * 60_000)
  const open = await shop.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.state, 'buying'), isUnsettledRow, lt(shipments.updatedAt, before)))
    .orderBy(asc(shipments.updatedAt))
    .limit(ASKED_AT_ONCE)
  let boughtCount = 0
  for (const { id: shipmentId } of open)
    if ((await buyLabel(shop, { shipmentId, actorId: null })).ok) boughtCount += 1
  return boughtCount
}

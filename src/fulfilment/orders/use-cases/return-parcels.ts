import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import type { Database } from '#platform/database/connect.ts'

export function listReturnParcels(db: Database, orderId: string) {
  const { id, returnId, source, state, trackingCode, cost, failure, direction } = shipments
  return db
    .select({ id, returnId, source, state, trackingCode, cost, failure })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(direction, 'return'), ne(state, 'cancelled')))
    .orderBy(asc(shipments.parcelNumber))
}

export const isAccountConnected = async (db: Database): Promise<boolean> =>
  (await db.$count(carrierAccounts, isNotNull(carrierAccounts.sealedTokens))) > 0

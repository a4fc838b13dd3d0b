import { and, eq, inArray } from 'drizzle-orm'
import { OWN_TABLE } from '#delivery/carriers/providers/own-table/own-table.ts'
import type { LabelReport } from '#delivery/carriers/providers/port.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import type { Database } from '#platform/database/connect.ts'

/** No carrier reports on the shop's own labels; the owner records their state. */
export async function readOwnLabels(db: Database, references: readonly string[]): Promise<LabelReport[]> {
  if (references.length === 0) return []
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.source, OWN_TABLE), inArray(shipments.reference, [...references])))
  return rows.flatMap(({ reference, state, trackingCode, boughtAt, postedAt, deliveredAt }) => {
    if (reference === null || state === 'buying') return []
    const at = { bought: boughtAt, posted: postedAt, moving: null, delivered: deliveredAt, cancelled: null }
    return { reference, state, at: at[state], trackingCode, problem: null }
  })
}

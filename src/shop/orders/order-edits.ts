import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { auditEntries } from '#database/schema/operations.ts'

/** As the history names what the edit dialog does. */
export const EDIT_ACTION = 'edit'

/** The version as a column of the order's own statement; the table is named outright, as Drizzle leaves it out there. */
export const editVersionColumn = sql<number>`(
  select 1 + count(*)::int from audit_entries a
  where a.entity = 'order' and a.entity_id = orders.id::text and a.action = ${EDIT_ACTION})`

/** Each edit is one entry of the history, so their number is the version that an edit dialog was filled with. */
export async function editVersion(db: DatabaseOrTransaction, orderId: string): Promise<number> {
  const [counted] = await db
    .select({ version: sql<number>`1 + count(*)::int` })
    .from(auditEntries)
    .where(editsOf(orderId))
  return counted?.version ?? 1
}

function editsOf(orderId: string): SQL | undefined {
  const { entity, entityId, action } = auditEntries
  return and(eq(entity, 'order'), eq(entityId, orderId), eq(action, EDIT_ACTION))
}

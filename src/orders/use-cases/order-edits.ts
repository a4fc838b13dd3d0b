import { and, eq, sql } from 'drizzle-orm'
import { listChanges } from '#platform/audit/list-changes.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'

/** As the history names what the dialogs of an order do. */
export type OrderEdit = 'edit' | 'correct' | 'items' | 'levas'

/** The version as a column of the order's own statement; the table is named outright, as Drizzle leaves it out there. */
export const editVersionColumn = (edit: OrderEdit) => sql<number>`(
  select 1 + count(*)::int from audit_entries a
  where a.entity = 'order' and a.entity_id = orders.id::text and a.action = ${edit})`

/** Each edit is one entry of the history, so their number is the version that a dialog was filled with. */
export async function editVersion(
  db: DatabaseOrTransaction,
  orderId: string,
  edit: OrderEdit,
): Promise<number> {
  const { entity, entityId, action } = auditEntries
  const [counted] = await db
    .select({ version: sql<number>`1 + count(*)::int` })
    .from(auditEntries)
    .where(and(eq(entity, 'order'), eq(entityId, orderId), eq(action, edit)))
  return counted?.version ?? 1
}

const MAX_CHANGES_TOLD = 10

/** What was saved in another window since this dialog was filled; null when nothing was. */
export async function newerVersion(
  tx: Transaction,
  edit: OrderEdit,
  { orderId, seenVersion }: { orderId: string; seenVersion: number },
) {
  const version = await editVersion(tx, orderId, edit)
  if (version === seenVersion) return null
  const limit = Math.min(Math.max(version - seenVersion, 1), MAX_CHANGES_TOLD)
  const what = { entity: 'order', entityId: orderId, action: edit, limit } as const
  return { version, changes: await listChanges({ db: tx }, what) }
}

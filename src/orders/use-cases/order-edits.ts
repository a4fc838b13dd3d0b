import { and, eq, sql } from 'drizzle-orm'
import { listChanges } from '#platform/audit/list-changes.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'

export type OrderEdit = 'edit' | 'correct' | 'items' | 'levas'

/** Drizzle omits the table name of columns in a subquery, so the name is written out here. */
export const editVersionColumn = (edit: OrderEdit) => sql<number>`(
  select 1 + count(*)::int from audit_entries a
  where a.entity = 'order' and a.entity_id = orders.id::text and a.action = ${edit})`

/** The number of audit entries serves as the version for optimistic locking. */
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

export async function newerVersion(
  tx: Transaction,
  edit: OrderEdit,
  { orderId, seenVersion }: { orderId: string; seenVersion: number },
) {
  const version = await editVersion(tx, orderId, edit)
  if (version === seenVersion) return null
  const limit = Math.min(Math.max(version - seenVersion, 1), MAX_CHANGES_TOLD)
  const auditFilter = { entity: 'order', entityId: orderId, action: edit, limit } as const
  return { version, changes: await listChanges({ db: tx }, auditFilter) }
}

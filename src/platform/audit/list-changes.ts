import { and, desc, eq } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Changes } from './changes.ts'
import type { AuditedEntity } from './record-change.ts'

export interface RecordedChange {
  id: string
  actorName: string
  action: string
  changes: Changes
  at: Date
}

interface ChangesQuery {
  entity: AuditedEntity
  entityId: string
  action?: string
  limit?: number
}

export async function listChanges(
  { db }: { db: DatabaseOrTransaction },
  { entity, entityId, action, limit = 20 }: ChangesQuery,
): Promise<RecordedChange[]> {
  return db
    .select({
      id: auditEntries.id,
      actorName: auditEntries.actorName,
      action: auditEntries.action,
      changes: auditEntries.changes,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, entity),
        eq(auditEntries.entityId, entityId),
        action ? eq(auditEntries.action, action) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
}

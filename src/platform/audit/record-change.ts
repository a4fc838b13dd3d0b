import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Changes } from './changes.ts'

export interface Actor {
  readonly id: string
  readonly name: string
}

/** A null id marks a service, such as a carrier's tracking update. */
export type ActorOrService = Actor | { readonly id: null; readonly name: string }

export type AuditedEntity =
  | 'product'
  | 'category'
  | 'order'
  | 'blog-post'
  | 'courier-settings'
  | 'payment-settings'
  | 'notice-settings'
  | 'administrator'
  | 'review'
  | 'coupon'
  | 'material'
  | 'voucher'
  | 'shop-settings'

export interface Change {
  actor: ActorOrService
  entity: AuditedEntity
  entityId: string
  action: string
  /** Absent: the action is enough. Empty: nothing changed, so no record is written. */
  changes?: Changes
  at: Date
}

/** Pass the transaction of the change itself, so that both are stored or neither. */
export async function recordChange(db: DatabaseOrTransaction, change: Change): Promise<void> {
  await recordChanges(db, [change])
}

/** PostgreSQL allows at most 65,535 parameters per statement. */
const ROWS_AT_ONCE = 1_000

export async function recordChanges(db: DatabaseOrTransaction, list: readonly Change[]): Promise<void> {
  const rows = list
    .filter(({ changes }) => changes === undefined || Object.keys(changes).length > 0)
    .map(({ actor, at, changes, ...columns }) => ({
      ...columns,
      changes: { ...changes },
      actorId: actor.id,
      actorName: actor.name,
      createdAt: at,
    }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db.insert(auditEntries).values(rows.slice(start, start + ROWS_AT_ONCE))
}

import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Changes } from './changes.ts'

/** The administrator who acts. */
export interface Actor {
  readonly id: string
  readonly name: string
}

/** Or nobody: a carrier's report. */
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
  /** What was done, as a code: 'created', 'updated', 'deleted'… */
  action: string
  /** Absent where the action says it all. Given but empty: nothing changed, and nothing is written. */
  changes?: Changes
  at: Date
}

/** Writes down who changed what and when. Give it the transaction of the change itself, so that neither exists alone. */
export async function recordChange(db: DatabaseOrTransaction, change: Change): Promise<void> {
  await recordChanges(db, [change])
}

/** A statement holds 65,535 values at most. */
const ROWS_AT_ONCE = 1_000

/** The same for many objects at once: a bulk edit, an import. */
export async function recordChanges(db: DatabaseOrTransaction, list: readonly Change[]): Promise<void> {
  const rows = list
    .filter(({ changes }) => changes === undefined || Object.keys(changes).length > 0)
    .map(({ actor, at, changes, ...what }) => ({
      ...what,
      changes: { ...changes },
      actorId: actor.id,
      actorName: actor.name,
      createdAt: at,
    }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db.insert(auditEntries).values(rows.slice(start, start + ROWS_AT_ONCE))
}

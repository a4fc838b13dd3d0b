import type { DatabaseOrTransaction } from '#database/connect.ts'
import { auditEntries } from '#database/schema/operations.ts'

/** The administrator who acts. */
export interface Actor {
  readonly id: string
  readonly name: string
}

export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>

/** Who changed what and when; fields that did not change are left out, and a change of nothing is not written. */
export async function recordAudit(
  db: DatabaseOrTransaction,
  entry: { actor: Actor; entity: string; entityId: string; action: string; changes: Changes; at: Date },
): Promise<void> {
  const { actor, entity, entityId, action, at } = entry
  const changes = Object.fromEntries(Object.entries(entry.changes).filter(([, { from, to }]) => from !== to))
  if (Object.keys(changes).length === 0) return
  await db
    .insert(auditEntries)
    .values({ actorId: actor.id, actorName: actor.name, entity, entityId, action, changes, createdAt: at })
}

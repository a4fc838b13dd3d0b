import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** The reconciler reports the finding again if the problem persists. */
export async function resolveFinding(
  shop: Shop,
  {
    findingId,
    resolution = 'done',
    actor,
  }: { findingId: string; resolution?: 'done' | 'dismissed'; actor: Actor },
) {
  if (!isUuid(findingId)) return refuse('finding-not-found')
  const resolvedFindings = await shop.db
    .update(reconciliationFindings)
    .set({ resolvedAt: shop.clock.now(), resolution })
    .where(and(eq(reconciliationFindings.id, findingId), isNull(reconciliationFindings.resolvedAt)))
    .returning({ kind: reconciliationFindings.kind, subject: reconciliationFindings.subject })
  const [finding] = resolvedFindings
  if (!finding) return refuse('finding-not-found')
  shop.log.info({ ...finding, actorId: actor.id }, 'A finding was resolved by hand.')
  return ok()
}

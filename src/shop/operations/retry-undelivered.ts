import { ok, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

/** The owner repaired what kept a message from leaving, and does not want to wait for a restart. */
export async function retryUndelivered(shop: Shop, { jobId, actor }: { jobId: string; actor: Actor }) {
  if (!isUuid(jobId) || !(await shop.outbox.redeliver(jobId))) return refuse('nothing-to-retry')
  shop.log.info({ jobId, actorId: actor.id }, 'A message gets another chance by hand.')
  return ok()
}

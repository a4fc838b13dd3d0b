import { and, eq, sql } from 'drizzle-orm'
import {
  type DeliverySchedule,
  type ScheduleFault,
  scheduleFaults,
} from '#delivery/calendar/domain/delivery-schedule.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface SaveDeliverySchedule {
  readonly schedule: DeliverySchedule
  readonly version: number
  readonly actor: Actor
}

export type SaveScheduleRefusal =
  | Refusal<'invalid', { faults: ScheduleFault[] }>
  | Refusal<'not-set-up'>
  | Refusal<'changed-meanwhile'>

/** Existing orders keep their slots. A shift whose new capacity is below its orders counts as full. */
export async function saveDeliverySchedule(
  shop: Shop,
  { schedule, version, actor }: SaveDeliverySchedule,
): Promise<Ok<undefined> | SaveScheduleRefusal> {
  const faults = scheduleFaults(schedule)
  if (faults.length > 0) return refuse('invalid', { faults })
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [current] = await tx.select().from(settingsFreteMotoboy).for('update')
    if (!current) return refuse('not-set-up')
    if (current.version !== version) return refuse('changed-meanwhile')
    await tx
      .update(settingsFreteMotoboy)
      .set({ deliverySchedule: schedule, version: sql`${settingsFreteMotoboy.version} + 1`, updatedAt: at })
      .where(and(eq(settingsFreteMotoboy.id, current.id), eq(settingsFreteMotoboy.version, version)))
    const changes = changesBetween(current.deliverySchedule, schedule)
    const auditEntry = { entity: 'courier-settings', entityId: current.id, action: 'schedule' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok()
  })
}

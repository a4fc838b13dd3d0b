import { and, eq, sql } from 'drizzle-orm'
import {
  type CourierSettings,
  type CourierSettingsFault,
  courierSettingsFaults,
} from '#delivery/freight/domain/courier-settings.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { loadCourierSettings, type StoredCourierSettings } from './load-courier-settings.ts'

/** Settings section that marks deliveries by the owner, free of charge. */
export const ARRANGED_DELIVERY = 'arrangedDelivery'

export type SaveCourierSettings = Omit<CourierSettings, 'origin' | 'originValidated'> & {
  readonly version: number
  readonly actor: Actor
}

export type SaveCourierRefusal =
  | Refusal<'invalid', { fields: CourierSettingsFault[] }>
  | Refusal<'not-set-up'>
  | Refusal<'changed-meanwhile'>

/**
 * Only `validateOrigin` moves the origin. A changed address text keeps the old point but becomes
 * unvalidated.
 */
export async function saveCourierSettings(
  shop: Shop,
  { version, actor, ...newSettings }: SaveCourierSettings,
): Promise<Ok<StoredCourierSettings> | SaveCourierRefusal> {
  const stored = await loadCourierSettings(shop)
  if (!stored) return refuse('not-set-up')
  const originAddress = newSettings.originAddress.trim()
  const originValidated = stored.originValidated && originAddress === stored.originAddress
  const settings: CourierSettings = { ...newSettings, originAddress, originValidated, origin: stored.origin }
  const fields = courierSettingsFaults(settings)
  if (fields.length > 0) return refuse('invalid', { fields })
  const { origin: _kept, originAddress: origemAddress, originValidated: validated, ...columns } = settings
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [savedRow] = await tx
      .update(settingsFreteMotoboy)
      .set({
        ...columns,
        origemAddress,
        origemAddressValidated: validated,
        version: sql`${settingsFreteMotoboy.version} + 1`,
        updatedAt: at,
      })
      .where(and(eq(settingsFreteMotoboy.id, stored.id), eq(settingsFreteMotoboy.version, version)))
      .returning({ version: settingsFreteMotoboy.version })
    if (!savedRow) return refuse('changed-meanwhile')
    // Enabling the courier ends the owner's own deliveries permanently, even if the courier is disabled
    // again.
    if (newSettings.enabled) await tx.delete(shopSettings).where(eq(shopSettings.section, ARRANGED_DELIVERY))
    const changes = changesBetween(stored, settings)
    // Every cached product page shows the delivery method.
    if (newSettings.enabled !== stored.enabled)
      await tx.execute(sql`select pg_notify('product_updates', '{"kind":"products","ids":"all"}')`)
    await recordChange(tx, {
      actor,
      entity: 'courier-settings',
      entityId: stored.id,
      action: 'updated',
      changes,
      at,
    })
    return ok({ ...settings, id: stored.id, version: savedRow.version })
  })
}

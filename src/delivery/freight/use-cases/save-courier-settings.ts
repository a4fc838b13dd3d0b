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

/** The section that says so: the owner brings them themselves and asks nothing for it. */
export const ARRANGED_DELIVERY = 'arrangedDelivery'

export type SaveCourierSettings = Omit<CourierSettings, 'origin' | 'originValidated'> & {
  /** The version that the owner saw when they began to edit. */
  readonly version: number
  /** Who saves, for the history of changes. */
  readonly actor: Actor
}

export type SaveCourierRefusal =
  | Refusal<'invalid', { fields: CourierSettingsFault[] }>
  | Refusal<'not-set-up'>
  | Refusal<'changed-meanwhile'>

/**
 * The whole object at once. Where the shop is comes only from `validateOrigin`: a new text keeps the last validated point
 * and loses the mark until it is validated.
 */
export async function saveCourierSettings(
  shop: Shop,
  { version, actor, ...wanted }: SaveCourierSettings,
): Promise<Ok<StoredCourierSettings> | SaveCourierRefusal> {
  const stored = await loadCourierSettings(shop)
  if (!stored) return refuse('not-set-up')
  const originAddress = wanted.originAddress.trim()
  const originValidated = stored.originValidated && originAddress === stored.originAddress
  const settings: CourierSettings = { ...wanted, originAddress, originValidated, origin: stored.origin }
  const fields = courierSettingsFaults(settings)
  if (fields.length > 0) return refuse('invalid', { fields })
  const { origin: _kept, originAddress: origemAddress, originValidated: validated, ...columns } = settings
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [saved] = await tx
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
    if (!saved) return refuse('changed-meanwhile')
    // Switched off again one day, it is not the owner's word that they bring them themselves.
    if (wanted.enabled) await tx.delete(shopSettings).where(eq(shopSettings.section, ARRANGED_DELIVERY))
    const changes = changesBetween(stored, settings)
    // Every cached product page says who delivers.
    if (wanted.enabled !== stored.enabled)
      await tx.execute(sql`select pg_notify('product_updates', '{"kind":"products","ids":"all"}')`)
    await recordChange(tx, {
      actor,
      entity: 'courier-settings',
      entityId: stored.id,
      action: 'updated',
      changes,
      at,
    })
    return ok({ ...settings, id: stored.id, version: saved.version })
  })
}

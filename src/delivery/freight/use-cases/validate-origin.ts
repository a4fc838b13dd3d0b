import { eq, sql } from 'drizzle-orm'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import type { Place } from '#delivery/addresses/providers/maps/port.ts'
import { geocodeAddress } from '#delivery/addresses/use-cases/geocode-address.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { loadCourierSettings, type StoredCourierSettings } from './load-courier-settings.ts'

export type ValidatedOrigin = {
  readonly address: string
  readonly origin: GeoPoint
  readonly version: number
}

export async function validateOrigin(
  shop: Shop,
  { address, actor }: { address: string; actor: Actor },
): Promise<Ok<ValidatedOrigin> | Refusal<'empty' | 'not-found' | 'not-set-up'>> {
  const stored = await loadCourierSettings(shop)
  if (!stored) return refuse('not-set-up')
  const geocoded = await geocodeAddress(shop, { address })
  if (!geocoded.ok) return geocoded
  const place = geocoded.value
  const origin = choosePoint(stored, place)
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const [savedRow] = await tx
      .update(settingsFreteMotoboy)
      .set({
        origemAddress: place.formatted,
        origemAddressValidated: true,
        origemLat: origin.lat,
        origemLng: origin.lng,
        version: sql`${settingsFreteMotoboy.version} + 1`,
        updatedAt: at,
      })
      .where(eq(settingsFreteMotoboy.id, stored.id))
      .returning({ version: settingsFreteMotoboy.version })
    if (!savedRow) return refuse('not-set-up')
    const changes = changesBetween(stored, {
      originAddress: place.formatted,
      originValidated: true,
      origin,
    })
    await recordChange(tx, {
      actor,
      entity: 'courier-settings',
      entityId: stored.id,
      action: 'origin-validated',
      changes,
      at,
    })
    return ok({ address: place.formatted, origin, version: savedRow.version })
  })
}

/**
 * The offline table is accurate to a few hundred metres, so it must not replace a known point of the same
 * CEP.
 */
function choosePoint(stored: StoredCourierSettings, place: Place): GeoPoint {
  const sameCep = parseAddressText(stored.originAddress).cep === place.address.postalCode.replace(/\D/g, '')
  const keepsPoint = place.source === 'offline' && sameCep && stored.originValidated
  return keepsPoint && stored.origin ? stored.origin : place.point
}

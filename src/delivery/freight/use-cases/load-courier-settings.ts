import { type SQL, sql } from 'drizzle-orm'
import { scheduleColumn, takenColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import type { CourierTable } from '#delivery/carriers/domain/shipping-terms.ts'
import type { CourierSettings } from '#delivery/freight/domain/courier-settings.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * True if the courier is paused today in São Paulo; see `isCourierPausedOn`. If sales stop too, carts
 * still show the courier's price.
 */
export const courierPaused = sql<boolean>`exists (
  select 1 from shop_settings s
  where s.section = 'courierPause' and s."values"->>'selling' = 'arranged'
    and (s."values"->>'until' = '' or s."values"->>'until' >= to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')))`

export type StoredCourierSettings = CourierSettings & { readonly id: string; readonly version: number }

export async function loadCourierSettings({ db }: Pick<Shop, 'db'>): Promise<StoredCourierSettings | null> {
  const [row] = await db.select().from(settingsFreteMotoboy)
  return row ? readSettings(row) : null
}

const unknownDay: SQL<string | null> = sql`null`

export async function loadCourier({ db, clock }: Pick<Shop, 'db' | 'clock'>, readyOn = unknownDay) {
  const now = clock.now()
  const today = isoDay(now)
  const [settingsRow] = await prepared(db)
    .select({
      row: settingsFreteMotoboy,
      schedule: scheduleColumn,
      takenPlaces: takenColumn(today),
      isPaused: courierPaused,
      readyOn,
    })
    .from(settingsFreteMotoboy)
  if (!settingsRow) return null
  const { row, schedule, takenPlaces, isPaused } = settingsRow
  return {
    ...readSettings(row),
    isPaused,
    readyOn: settingsRow.readyOn,
    calendar: { schedule, takenPlaces, now },
  }
}

function readSettings(row: typeof settingsFreteMotoboy.$inferSelect): StoredCourierSettings {
  const { origemLat: lat, origemLng: lng } = row
  return {
    id: row.id,
    version: row.version,
    enabled: row.enabled,
    originAddress: row.origemAddress,
    originValidated: row.origemAddressValidated,
    origin: lat === null || lng === null ? null : { lat, lng },
    basePrice: row.basePrice,
    tier1Rate: row.tier1Rate,
    tier2Rate: row.tier2Rate,
    tier3Rate: row.tier3Rate,
    tier4Rate: row.tier4Rate,
    handlingFee: row.handlingFee,
    peakUpchargePct: row.peakUpchargePct,
    peakStartTime: clockTime(row.peakStartTime),
    peakEndTime: clockTime(row.peakEndTime),
    freeAbove: row.freeAbove,
  }
}

const clockTime = (time: string) => time.slice(0, 5)

export const courierEnabled = sql<boolean>`(coalesce((select bool_or(enabled) from settings_frete_motoboy), false) and not ${courierPaused})`

/** Prices in centavos; null while the courier is off. */
export const courierTable = sql<CourierTable | null>`(select json_build_object(
  'basePrice', (base_price * 100)::int, 'tier1Rate', (tier1_rate * 100)::int, 'tier2Rate', (tier2_rate * 100)::int,
  'tier3Rate', (tier3_rate * 100)::int, 'tier4Rate', (tier4_rate * 100)::int, 'handlingFee', (handling_fee * 100)::int,
  'peakUpchargePct', peak_upcharge_pct::float8, 'peakStartTime', peak_start_time::text, 'peakEndTime', peak_end_time::text,
  'freeAbove', (free_above * 100)::int) from settings_frete_motoboy where ${courierEnabled})`

/** Subtotal in centavos from which delivery is free; null if never or the courier is off. */
export const freeAboveColumn = sql<FreeAbove>`(select (free_above * 100)::int from settings_frete_motoboy where ${courierEnabled})`

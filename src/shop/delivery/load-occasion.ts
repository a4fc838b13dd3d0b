import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import type { Occasion } from '#domain/delivery/delivery-days.ts'
import { DEFAULT_SCHEDULE, type DeliverySchedule } from '#domain/delivery/delivery-schedule.ts'
import type { TakenPlaces } from '#domain/delivery/free-places.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'

/** The owner's schedule as a part of another statement; null before the shop was ever set up. */
export const scheduleColumn = sql<DeliverySchedule | null>`(select delivery_schedule from settings_frete_motoboy)`

/** What is taken from this day on ('yyyy-MM-dd'), as a part of another statement. */
export function takenColumn(today: string | SQLWrapper): SQL<TakenPlaces[]> {
  return sql<TakenPlaces[]>`(
    select coalesce(json_agg(json_build_object('day', day, 'shift', shift, 'orders', orders, 'metres', metres)), '[]')
    from delivery_places where day >= ${today})`
}

/** What the calendar is made of, in one statement. */
export async function loadOccasion(
  db: DatabaseOrTransaction,
  order: Omit<Occasion, 'schedule' | 'taken'>,
): Promise<Occasion> {
  const { rows } = await db.execute<{ schedule: DeliverySchedule | null; taken: TakenPlaces[] }>(
    sql`select ${scheduleColumn} as schedule, ${takenColumn(isoDay(order.now))} as taken`,
  )
  return { ...order, schedule: rows[0]?.schedule ?? DEFAULT_SCHEDULE, taken: rows[0]?.taken ?? [] }
}

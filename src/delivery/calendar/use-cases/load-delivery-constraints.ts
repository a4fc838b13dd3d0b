import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DeliveryConstraints } from '#delivery/calendar/domain/delivery-days.ts'
import { type DeliverySchedule, UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { TakenPlaces } from '#delivery/calendar/domain/free-places.ts'
import { listSpecialDays, type PauseFacts } from '#delivery/calendar/domain/sale-pause.ts'
import type { CalendarEntry, WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

interface StoredSchedule {
  readonly schedule: DeliverySchedule | null
  readonly calendar: readonly CalendarEntry[] | null
  readonly courierPause: PauseFacts['values']['courierPause'] | null
}

function workSchedule({ schedule, calendar, courierPause }: StoredSchedule): WorkSchedule {
  const specialDays = listSpecialDays({
    calendar: calendar ?? [],
    values: { courierPause: { selling: '', until: '', ...courierPause } },
  })
  return { ...(schedule ?? UNSET_SCHEDULE), specialDays }
}

export const scheduleColumn = sql`(select json_build_object(
  'schedule', (select delivery_schedule from settings_frete_motoboy),
  'calendar', (select s."values"->'entries' from shop_settings s where s.section = 'calendar'),
  'courierPause', (select s."values" from shop_settings s where s.section = 'courierPause')))`.mapWith(
  workSchedule,
)

export async function loadSchedule(db: DatabaseOrTransaction): Promise<WorkSchedule> {
  const [row] = await db.select({ schedule: scheduleColumn }).from(sql`(select 1) one`)
  if (!row) throw new Error('a statement without a table has one row')
  return row.schedule
}

export const scheduleWhere = (condition: SQL) =>
  sql<WorkSchedule | null>`case when ${condition} then ${scheduleColumn} end`.mapWith(workSchedule)

export function takenColumn(today: string | SQLWrapper): SQL<TakenPlaces[]> {
  return sql<TakenPlaces[]>`(
    select coalesce(json_agg(json_build_object('day', day, 'shift', shift, 'orders', orders, 'metres', metres)), '[]')
    from delivery_places where day >= ${today})`
}

export async function loadDeliveryConstraints(
  db: DatabaseOrTransaction,
  order: Omit<DeliveryConstraints, 'schedule' | 'takenPlaces'>,
): Promise<DeliveryConstraints> {
  const takenPlaces = takenColumn(isoDay(order.now))
  const [row] = await db.select({ schedule: scheduleColumn, takenPlaces }).from(sql`(select 1) one`)
  if (!row) throw new Error('a statement without a table has one row')
  return { ...order, ...row }
}

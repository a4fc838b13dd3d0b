import { sql } from 'drizzle-orm'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { Shop } from '#platform/shop.ts'
import { courierTable } from './load-courier-settings.ts'

export interface DeliveryTerms {
  readonly courier: {
    readonly freeAbove: FreeAbove
    readonly hasHandling: boolean
    readonly hasPeak: boolean
  } | null
  readonly shifts: readonly Shift[]
  readonly changedOn: string | null
}

const changedOn = sql<string | null>`(
  select to_char(updated_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') from settings_frete_motoboy)`

export async function loadDeliveryTerms({ publicReads }: Pick<Shop, 'publicReads'>): Promise<DeliveryTerms> {
  const [row] = await publicReads
    .select({ table: courierTable, schedule: scheduleColumn, changedOn })
    .from(sql`(select 1) one`)
  if (!row) throw new Error('a statement without a table has one row')
  const { table, schedule } = row
  return {
    courier: table && {
      freeAbove: table.freeAbove,
      hasHandling: table.handlingFee > 0,
      hasPeak: table.peakUpchargePct > 0,
    },
    shifts: SHIFTS.filter((shift) => schedule.capacity.some((places) => places[shift] > 0)),
    changedOn: row.changedOn,
  }
}

import { sql } from 'drizzle-orm'
import { workshopColumn } from '#delivery/calendar/use-cases/load-workshop.ts'
import type { Box } from '#delivery/carriers/domain/packing.ts'
import type { Rate } from '#delivery/carriers/domain/rate-table.ts'
import { courierEnabled } from '#delivery/freight/use-cases/load-courier-settings.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import {
  type AccountState,
  accountColumn,
  boxesColumn,
  brazilOffered,
  ratesColumn,
} from './carrier-settings.ts'

export interface CarrierSettings {
  readonly isOffered: boolean
  readonly version: number
  readonly rates: readonly Rate[]
  readonly boxes: readonly Box[]
  readonly isCourierEnabled: boolean
  readonly account: AccountState | null
  readonly workshop: string | null
  /** Active products without weight or outer size, which cannot be sent. */
  readonly unmeasured: readonly { readonly id: string; readonly name: string }[]
}

const versionColumn = sql<number>`coalesce((select s.version from shop_settings s where s.section = 'brazil'), 0)`

const unmeasuredColumn = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.sort_name), '[]') from products p
  where p.active and p.kit_kind is null and case
    when exists (select 1 from product_variants v where v.product_id = p.id) then exists (
      select 1 from product_variants v where v.product_id = p.id
        and (coalesce(v.weight, p.weight) = 0 or coalesce(v.dimensions, p.dimensions) is null))
    else p.weight = 0 or p.dimensions is null end)`

export async function loadCarriers({ db }: { db: DatabaseOrTransaction }): Promise<CarrierSettings> {
  const [row] = await db
    .select({
      isOffered: brazilOffered,
      version: versionColumn,
      rates: ratesColumn(),
      boxes: boxesColumn,
      isCourierEnabled: courierEnabled,
      account: accountColumn,
      workshop: workshopColumn,
      unmeasured: unmeasuredColumn,
    })
    .from(sql`(select 1) one`)
  if (!row) throw new Error('a statement without a table has one row')
  return row
}

import { sql } from 'drizzle-orm'
import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { isIsoDay } from '#platform/domain/calendar.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { toCentavos } from '#workshop/materials/domain/ledger.ts'

const MONTHS = 6

export interface UsedMaterial {
  readonly id: string
  readonly name: string
  readonly unit: MaterialUnit
  readonly months: Readonly<Record<string, Amount>>
}

export interface MaterialFigures {
  readonly day: string
  readonly store: readonly { kind: MaterialKind; worth: Centavos }[]
  readonly shelf: { worth: Centavos; units: number; unitsWithoutCost: number }
  readonly months: readonly string[]
  readonly used: readonly UsedMaterial[]
}

/** Values at the end of a day in São Paulo, and the use of the months up to it. */
export async function loadFigures(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  typedDay: string | null,
): Promise<MaterialFigures> {
  const today = isoDay(clock.now())
  const day = typedDay && isIsoDay(typedDay) && typedDay < today ? typedDay : today
  const end = sql`((${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`
  const months = monthsUntil(day.slice(0, 7))
  const [store, shelf, used] = await Promise.all([
    db.execute<{ kind: MaterialKind; value: string }>(sql`
      select m.kind, sum(one.value)::bigint as value from material_movements one join materials m on m.id = one.material_id
      where one.created_at < ${end} group by m.id`),
    db.execute<{ worth: number; units: number; unitsWithoutCost: number }>(sql`
      select coalesce(sum(stood.units * (shelf.cost * 100)), 0)::bigint::float8 as worth, coalesce(sum(stood.units), 0)::int as units,
        coalesce(sum(stood.units) filter (where shelf.cost = 0), 0)::int as "unitsWithoutCost"
      from shelves shelf join products p on p.id = shelf.product_id and p.deleted_at is null
      cross join lateral (
        select greatest(0, shelf.stock_quantity - coalesce(sum(m.change), 0)) as units from stock_movements m
        where m.product_id = shelf.product_id and m.variant_id is not distinct from shelf.variant_id
          and m.created_at >= ${end}) stood`),
    db.execute<UsedMaterial & Record<string, unknown>>(sql`
      select m.id, m.name, m.unit, json_object_agg(used.month, used.amount) as months from (
        select one.material_id, to_char(one.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month,
          -sum(one.amount)::bigint as amount
        from material_movements one left join material_movements undone on undone.id = one.undoes
        where (coalesce(undone.kind, one.kind) = 'use' or one.batch_id is not null) and one.created_at < ${end}
        group by 1, 2 having sum(one.amount) <> 0) used
      join materials m on m.id = used.material_id
      where used.month >= ${months[0]} group by m.id order by m.kind = 'wax' desc, m.kind, m.sort_name`),
  ])
  return {
    day,
    store: worthByKind(store.rows),
    shelf: shelf.rows[0] ?? { worth: 0, units: 0, unitsWithoutCost: 0 },
    months,
    used: used.rows,
  }
}

/** Rounds each material separately, so that the sum matches the list of materials. */
function worthByKind(rows: readonly { kind: MaterialKind; value: string }[]): MaterialFigures['store'] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return [...byKind].map(([kind, ofKind]) => ({
    kind,
    worth: ofKind.reduce<Centavos>((sum, { value }) => sum + toCentavos(Number(value)), 0),
  }))
}

function monthsUntil(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, place) => {
    const at = new Date(Date.UTC(year, number - MONTHS + place, 1))
    return at.toISOString().slice(0, 7)
  })
}

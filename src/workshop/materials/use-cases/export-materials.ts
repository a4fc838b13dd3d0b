import { sql } from 'drizzle-orm'
import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { Shop } from '#platform/shop.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'

export interface ExportedMovement {
  readonly at: Date
  readonly name: string
  readonly unit: MaterialUnit
  readonly kind: MovementKind
  readonly amount: Amount
  readonly value: number
  readonly paid: string | null
  readonly lot: string
  readonly reason: string
  readonly batchNumber: number | null
  readonly actorName: string | null
}

const ROWS_AT_ONCE = 2_000

export async function* exportMovements({ db }: Pick<Shop, 'db'>): AsyncGenerator<ExportedMovement[]> {
  let last = 0
  for (;;) {
    const { rows } = await db.execute<ExportedMovement & { number: string } & Record<string, unknown>>(sql`
      select one.number, one.created_at as at, m.name, m.unit, one.kind, one.amount::float8 as amount,
        one.value::float8 as value, one.paid::text as paid, one.lot, one.reason, w.number as "batchNumber", u.name as "actorName"
      from material_movements one join materials m on m.id = one.material_id
      left join batches w on w.id = one.batch_id left join users u on u.id = one.actor_id
      where one.number > ${last} order by one.number limit ${ROWS_AT_ONCE}`)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(({ number: _number, at, ...row }) => ({ ...row, at: new Date(at) }))
    last = Number(end.number)
  }
}

export interface ExportedRecipeLine {
  readonly candle: string
  readonly size: string | null
  readonly version: number
  readonly material: string
  readonly unit: MaterialUnit
  readonly amount: Amount
  readonly lossRate: number
}

export async function exportRecipes({ db }: Pick<Shop, 'db'>): Promise<ExportedRecipeLine[]> {
  const { rows } = await db.execute<ExportedRecipeLine & Record<string, unknown>>(sql`
    select p.name as candle, v.name as size, r.version, m.name as material, m.unit, l.amount::float8 as amount,
      r.loss_rate as "lossRate"
    from (select distinct on (product_id, variant_id) * from recipes order by product_id, variant_id, version desc) r
    join products p on p.id = r.product_id and p.deleted_at is null
    left join product_variants v on v.id = r.variant_id
    join recipe_lines l on l.recipe_id = r.id join materials m on m.id = l.material_id
    order by p.sort_name, p.id, v.position, v.name, l.position`)
  return rows
}

import { desc, eq, sql } from 'drizzle-orm'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { averagePrice, toCentavos, valueAt } from '#workshop/materials/domain/ledger.ts'
import { materialHoldings, materialMovements } from '#workshop/materials/schema.ts'
import { lastPrice } from './lock-materials.ts'

const SHOWN_MOVEMENTS = 60

export type FoundMaterial = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

export async function findMaterial({ db }: Pick<Shop, 'db'>, id: string) {
  if (!isUuid(id)) return null
  const [[row], movements, candles] = await Promise.all([
    db
      .select({
        material: materials,
        held: {
          amount: materialHoldings.amount,
          value: materialHoldings.value,
          lastAmount: materialHoldings.lastAmount,
          lastPaid: materialHoldings.lastPaid,
        },
      })
      .from(materials)
      .innerJoin(materialHoldings, eq(materialHoldings.materialId, materials.id))
      .where(eq(materials.id, id)),
    db
      .select({
        id: materialMovements.id,
        kind: materialMovements.kind,
        amount: materialMovements.amount,
        paid: materialMovements.paid,
        lot: materialMovements.lot,
        reason: materialMovements.reason,
        at: materialMovements.createdAt,
        actorName: sql<string | null>`(select name from users where users.id = ${materialMovements.actorId})`,
        candle: sql<
          string | null
        >`(select p.name from batches w join products p on p.id = w.product_id where w.id = ${materialMovements.batchId})`,
      })
      .from(materialMovements)
      .where(eq(materialMovements.materialId, id))
      .orderBy(desc(materialMovements.number))
      .limit(SHOWN_MOVEMENTS),
    candlesWith(db, id),
  ])
  if (!row) return null
  const { material, held } = row
  const price = averagePrice(held, lastPrice(held))
  return {
    id,
    name: material.name,
    kind: material.kind,
    unit: material.unit,
    supplierName: material.supplierName,
    supplierPhone: material.supplierPhone,
    reorderAt: material.reorderAt,
    leadDays: material.leadDays,
    version: material.version,
    isHidden: material.hiddenAt !== null,
    amount: held.amount,
    worth: toCentavos(held.value),
    unitPrice: price && toCentavos(valueAt(price, material.unit === 'piece' ? 1 : 1_000_000)),
    movements,
    candles,
  }
}

async function candlesWith(db: Shop['db'], id: string) {
  const { rows } = await db.execute<{ productId: string; name: string }>(sql`
    select p.id as "productId", p.name from products p
    where p.deleted_at is null and exists (
      select from (select distinct on (variant_id) id from recipes where product_id = p.id order by variant_id, version desc) r
      join recipe_lines l on l.recipe_id = r.id where l.material_id = ${id})
    order by p.sort_name, p.id`)
  return rows
}

import { asc, eq, sql } from 'drizzle-orm'
import { MATERIAL_KINDS } from '#catalogue/stock/domain/material-kind.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { averagePrice, toCentavos, valueAt } from '#workshop/materials/domain/ledger.ts'
import { isLow } from '#workshop/materials/domain/material.ts'
import { neededAmount } from '#workshop/materials/domain/recipe.ts'
import { materialHoldings, materialMovements } from '#workshop/materials/schema.ts'
import { listRecipes } from './list-recipes.ts'
import { lastPrice } from './lock-materials.ts'

export type ListedMaterial = Awaited<ReturnType<typeof listMaterials>>['materials'][number]

export async function listMaterials({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const [rows, recipes, boughtThisMonth] = await Promise.all([
    db
      .select({
        id: materials.id,
        name: materials.name,
        kind: materials.kind,
        unit: materials.unit,
        supplierName: materials.supplierName,
        supplierPhone: materials.supplierPhone,
        reorderAt: materials.reorderAt,
        leadDays: materials.leadDays,
        isHidden: sql<boolean>`${materials.hiddenAt} is not null`,
        amount: materialHoldings.amount,
        value: materialHoldings.value,
        lastAmount: materialHoldings.lastAmount,
        lastPaid: materialHoldings.lastPaid,
      })
      .from(materials)
      .innerJoin(materialHoldings, eq(materialHoldings.materialId, materials.id))
      .orderBy(asc(materials.sortName), asc(materials.id)),
    listRecipes(db),
    sumPurchases(db, isoDay(clock.now()).slice(0, 7)),
  ])
  const listedRows = rows.map(({ value, lastAmount, lastPaid, ...row }) => {
    const price = averagePrice({ amount: row.amount, value }, lastPrice({ lastAmount, lastPaid }))
    const needs = recipes.flatMap(({ lines, lossRate }) =>
      lines
        .filter(({ materialId }) => materialId === row.id)
        .map((line) => neededAmount({ amount: line.amount, unit: row.unit }, lossRate)),
    )
    const toBuy = lastAmount ?? row.reorderAt
    return {
      ...row,
      worth: toCentavos(value),
      /** Per kilogram, litre or piece; null if the material was never bought. */
      unitPrice: price && toCentavos(valueAt(price, row.unit === 'piece' ? 1 : 1_000_000)),
      candles: needs.length > 0 ? Math.max(0, Math.floor(row.amount / Math.max(...needs))) : null,
      isLow: !row.isHidden && isLow(row),
      /** The last purchased amount, or else the reorder level. */
      toBuy,
      toPay: price && toCentavos(valueAt(price, toBuy)),
    }
  })
  const byKind = listedRows.toSorted(
    (a, b) => MATERIAL_KINDS.indexOf(a.kind) - MATERIAL_KINDS.indexOf(b.kind),
  )
  const worth = listedRows.reduce<Centavos>((sum, one) => sum + one.worth, 0)
  return { materials: byKind, worth, boughtThisMonth }
}

async function sumPurchases(db: Shop['db'], month: string): Promise<Centavos> {
  const [row] = await db
    .select({
      paid: sql<string>`coalesce(sum(${materialMovements.paid}), 0)`.mapWith(materialMovements.paid),
    })
    .from(materialMovements)
    .where(
      sql`kind = 'purchase' and to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM') = ${month}
        and not exists (select from material_movements back where back.undoes = material_movements.id)`,
    )
  return (row?.paid as Centavos | undefined) ?? 0
}

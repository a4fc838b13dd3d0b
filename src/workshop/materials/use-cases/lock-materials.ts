import { eq, inArray } from 'drizzle-orm'
import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { averagePrice, type Holding, type Price, valueOfCentavos } from '#workshop/materials/domain/ledger.ts'
import { materialHoldings, materialMovements } from '#workshop/materials/schema.ts'

export interface HeldMaterial extends Holding {
  readonly id: string
  readonly name: string
  readonly kind: MaterialKind
  readonly unit: MaterialUnit
  readonly isHidden: boolean
  readonly last: Price | null
}

interface LastPurchase {
  readonly lastAmount: Amount | null
  readonly lastPaid: Centavos | null
}

export const lastPrice = ({ lastAmount, lastPaid }: LastPurchase): Price | null =>
  lastAmount === null || lastPaid === null ? null : { amount: lastAmount, value: valueOfCentavos(lastPaid) }

export const calculatePrice = (material: HeldMaterial): Price | null => averagePrice(material, material.last)

export async function findMaterials(
  db: DatabaseOrTransaction,
  ids?: readonly string[],
): Promise<Map<string, HeldMaterial>> {
  const rows = await db
    .select({
      id: materials.id,
      name: materials.name,
      kind: materials.kind,
      unit: materials.unit,
      hiddenAt: materials.hiddenAt,
      amount: materialHoldings.amount,
      value: materialHoldings.value,
      lastAmount: materialHoldings.lastAmount,
      lastPaid: materialHoldings.lastPaid,
    })
    .from(materials)
    .innerJoin(materialHoldings, eq(materialHoldings.materialId, materials.id))
    .where(ids && inArray(materials.id, [...ids]))
    .orderBy(materials.sortName, materials.id)
  return new Map(
    rows.map(({ hiddenAt, lastAmount, lastPaid, ...row }) => [
      row.id,
      { ...row, isHidden: hiddenAt !== null, last: lastPrice({ lastAmount, lastPaid }) },
    ]),
  )
}

/** Locks in a fixed order, so that a concurrent request reads the result of the first. */
export async function lockMaterials(tx: Transaction, ids: readonly string[]) {
  await tx
    .select({ id: materials.id })
    .from(materials)
    .where(inArray(materials.id, [...ids]))
    .orderBy(materials.id)
    .for('no key update')
  return findMaterials(tx, ids)
}

type Movement = Omit<typeof materialMovements.$inferInsert, 'id' | 'createdAt'>

export async function writeMovements(tx: Transaction, movements: readonly Movement[], at: Date) {
  return tx
    .insert(materialMovements)
    .values(movements.map((movement) => ({ ...movement, createdAt: at })))
    .returning({ id: materialMovements.id })
}

import { eq, sql } from 'drizzle-orm'
import { products, shelves } from '#catalogue/products/schema.ts'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { recipeLines, recipes } from '#catalogue/stock/schema/recipes.ts'
import { demoMaterials, demoProducts } from '#demo/demo-data.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import {
  type Holding,
  toCentavos,
  type Value,
  valueOfChange,
  valueOfPurchase,
} from '#workshop/materials/domain/ledger.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'
import { calculateWork, neededAmount, parseGrams } from '#workshop/materials/domain/recipe.ts'
import { materialMovements } from '#workshop/materials/schema.ts'

const DAY = 86_400_000
const USUAL_GRAMS = 180
const LOSS_RATE = 200
const WORK = { workMinutes: 6, hourValue: 3500 }
const GRAM = 1000
const HUNDRED_GRAMS = 100 * GRAM

interface Stocked extends Holding {
  readonly id: string
  readonly unit: MaterialUnit
}

interface Event {
  readonly code: string
  readonly at: Date
  readonly amount: number
  readonly purchase?: { paid: Centavos; lot: string }
  readonly batchId?: string
}

export async function seedMaterials(tx: Transaction, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const stock = new Map<string, Stocked>()
  const events: Event[] = []
  for (const { code, purchases, ...facts } of demoMaterials) {
    const [row] = await tx
      .insert(materials)
      .values({ ...facts, createdAt: daysAgo(100), updatedAt: daysAgo(100) })
      .returning({ id: materials.id })
    if (!row) continue
    stock.set(code, { id: row.id, unit: facts.unit, amount: 0, value: 0 })
    for (const { daysAgo: days, amount, ...purchase } of purchases)
      events.push({ code, at: daysAgo(days), amount, purchase })
  }
  const recipeIds = await seedRecipes(tx, stock, daysAgo(98))
  const materialsTaken = await takeForBatches(tx, recipeIds, stock)
  events.push(...materialsTaken.events, ...earlierPurchases(materialsTaken.byReady, stock, daysAgo(90)))
  const movements = inOrder(events, stock)
  await tx.insert(materialMovements).values(movements)
  await costBatches(tx, movements)
}

async function costBatches(tx: Transaction, movements: ReturnType<typeof inOrder>): Promise<void> {
  const worth = new Map<string, Value>()
  for (const { batchId, value } of movements)
    if (batchId) worth.set(batchId, (worth.get(batchId) ?? 0) - value)
  for (const { id, units } of await tx.select({ id: batches.id, units: batches.units }).from(batches)) {
    const used = worth.get(id)
    if (used === undefined) continue
    await tx
      .update(batches)
      .set({ cost: toCentavos(used + calculateWork(WORK, units)) })
      .where(eq(batches.id, id))
  }
  await tx.execute(sql`
    update order_items i set batch_cost = round(w.cost / w.units, 2)
    from order_item_batches r join batches w on w.id = r.batch_id where r.order_item_id = i.id`)
}

async function takeForBatches(
  tx: Transaction,
  recipeIds: Awaited<ReturnType<typeof seedRecipes>>,
  stock: ReadonlyMap<string, Stocked>,
) {
  const events: Event[] = []
  const byReady = new Map<string, number>()
  for (const batch of await tx.select().from(batches).orderBy(batches.pouredOn, batches.id)) {
    const recipe = recipeIds.get(shelfKey(batch))
    if (!recipe) continue
    await tx.update(batches).set({ recipeId: recipe.id }).where(eq(batches.id, batch.id))
    for (const { code, amount } of recipe.lines) {
      const unit = stock.get(code)?.unit
      if (!unit) continue
      const needed = neededAmount({ amount, unit }, LOSS_RATE, batch.units)
      events.push({ code, at: new Date(`${batch.pouredOn}T12:00:00Z`), amount: -needed, batchId: batch.id })
      if (batch.state === 'ready') byReady.set(code, (byReady.get(code) ?? 0) + needed)
    }
  }
  return { events, byReady }
}

/** Purchases before the first batches, at the first known price. */
function earlierPurchases(
  needed: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, Stocked>,
  at: Date,
): Event[] {
  return [...needed].flatMap(([code, grams]) => {
    const {
      purchases: [first],
      lotBefore = '',
    } = demoMaterials.find((demoMaterial) => demoMaterial.code === code) ?? { purchases: [] }
    if (!first) return []
    const pack = stock.get(code)?.unit === 'piece' ? 1 : HUNDRED_GRAMS
    const amount = Math.ceil(grams / pack) * pack
    return [
      {
        code,
        at,
        amount,
        purchase: { paid: Math.round((first.paid * amount) / first.amount), lot: lotBefore },
      },
    ]
  })
}

/** Values depend on earlier movements, so the ledger is written in chronological order. */
function inOrder(events: readonly Event[], stock: Map<string, Stocked>) {
  const byDay = events.toSorted((left, right) => left.at.getTime() - right.at.getTime())
  return byDay.flatMap(({ code, at: createdAt, amount, purchase, batchId }) => {
    const stockAmount = stock.get(code)
    if (!stockAmount) return []
    const value = purchase
      ? valueOfPurchase(stockAmount, amount, purchase.paid)
      : valueOfChange(stockAmount, null, amount)
    stock.set(code, { ...stockAmount, amount: stockAmount.amount + amount, value: stockAmount.value + value })
    const kind: MovementKind = purchase ? 'purchase' : 'use'
    return [{ materialId: stockAmount.id, kind, amount, value, batchId, createdAt, ...purchase }]
  })
}

async function seedRecipes(tx: Transaction, stock: ReadonlyMap<string, { id: string }>, createdAt: Date) {
  const sizes = await tx
    .select({
      slug: products.slug,
      productId: shelves.productId,
      variantId: shelves.variantId,
      size: shelves.size,
    })
    .from(shelves)
    .innerJoin(products, eq(products.id, shelves.productId))
  const recipesBySize = new Map<string, { id: string; lines: ReturnType<typeof demoRecipe> }>()
  for (const { slug, size, ...shelf } of sizes) {
    const lines = demoRecipe(slug, parseGrams(size) ?? USUAL_GRAMS).filter(({ code }) => stock.has(code))
    const [row] = await tx
      .insert(recipes)
      .values({
        ...shelf,
        version: 1,
        lossRate: LOSS_RATE,
        essenceLimit: 1000,
        ...WORK,
        createdAt,
      })
      .returning({ id: recipes.id })
    if (!row) continue
    await tx.insert(recipeLines).values(
      lines.map(({ code, amount }, position) => ({
        recipeId: row.id,
        materialId: stock.get(code)?.id ?? '',
        amount,
        position,
      })),
    )
    recipesBySize.set(shelfKey(shelf), { id: row.id, lines })
  }
  return recipesBySize
}

function demoRecipe(slug: string, grams: number): { code: string; amount: number }[] {
  const essence = Math.round(grams / 12)
  const { specifications } = demoProducts.find((product) => product.slug === slug) ?? {}
  const isCeramic = specifications?.Recipiente?.startsWith('Cerâmica')
  const jar = isCeramic ? 'ceramic' : 'glass'
  return [
    { code: 'wax', amount: (grams - essence) * GRAM },
    { code: slug, amount: essence * GRAM },
    ...[`wick-${grams}`, `${jar}-${grams}`, 'label', `box-${grams}`].map((code) => ({ code, amount: 1 })),
  ]
}

import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, shelves } from '#database/schema/catalogue.ts'
import { materialMovements } from '#database/schema/material-movements.ts'
import { materials } from '#database/schema/materials.ts'
import { pours } from '#database/schema/pours.ts'
import { recipeLines, recipes } from '#database/schema/recipes.ts'
import { shelfKey } from '#domain/catalogue/shelf.ts'
import { type Holding, valueOfChange, valueOfPurchase } from '#domain/materials/ledger.ts'
import { gramsOf, neededAmount } from '#domain/materials/recipe.ts'
import { demoMaterials, demoRecipe } from './demo/materials.ts'

const DAY = 86_400_000
const USUAL_GRAMS = 180
const LOSS_RATE = 200

/** A store room that was filled, the recipes of all candles, and what their pours have taken. */
export async function seedMaterials(tx: Transaction, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const stock = new Map<string, Holding & { id: string; unit: 'g' | 'ml' | 'piece' }>()
  const movements: (typeof materialMovements.$inferInsert)[] = []
  for (const { code, purchases, ...facts } of demoMaterials) {
    const [row] = await tx
      .insert(materials)
      .values({ ...facts, createdAt: daysAgo(60), updatedAt: daysAgo(60) })
      .returning({ id: materials.id })
    if (!row) continue
    let held: Holding = { amount: 0, value: 0 }
    for (const { daysAgo: days, ...purchase } of purchases) {
      const value = valueOfPurchase(held, purchase.amount, purchase.paid)
      held = { amount: held.amount + purchase.amount, value: held.value + value }
      movements.push({ materialId: row.id, kind: 'purchase', value, createdAt: daysAgo(days), ...purchase })
    }
    stock.set(code, { ...held, id: row.id, unit: facts.unit })
  }
  const recipeIds = await seedRecipes(tx, stock, daysAgo(58))
  for (const pour of await tx.select().from(pours).orderBy(pours.pouredOn, pours.id)) {
    const recipe = recipeIds.get(shelfKey(pour))
    if (!recipe) continue
    await tx.update(pours).set({ recipeId: recipe.id }).where(eq(pours.id, pour.id))
    for (const { code, amount } of recipe.lines) {
      const held = stock.get(code)
      if (!held) continue
      const change = -neededAmount({ amount, unit: held.unit }, LOSS_RATE, pour.units)
      const value = valueOfChange(held, null, change)
      stock.set(code, { ...held, amount: held.amount + change, value: held.value + value })
      const createdAt = new Date(`${pour.pouredOn}T12:00:00Z`)
      movements.push({ materialId: held.id, kind: 'use', amount: change, value, pourId: pour.id, createdAt })
    }
  }
  await tx.insert(materialMovements).values(movements)
}

/** A recipe for each size of each candle, by the shelf that it fills. */
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
  const written = new Map<string, { id: string; lines: ReturnType<typeof demoRecipe> }>()
  for (const { slug, size, ...shelf } of sizes) {
    const lines = demoRecipe(slug, gramsOf(size) ?? USUAL_GRAMS).filter(({ code }) => stock.has(code))
    const [row] = await tx
      .insert(recipes)
      .values({
        ...shelf,
        version: 1,
        lossRate: LOSS_RATE,
        essenceLimit: 1000,
        workMinutes: 6,
        hourValue: 3500,
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
    written.set(shelfKey(shelf), { id: row.id, lines })
  }
  return written
}

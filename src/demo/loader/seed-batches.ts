import { sql } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { demoBatches } from '#demo/demo-data.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

interface PouredShelf {
  productId: string
  variantId: string | null
  units: number
}

const POURER = 'Clara'

export interface ReadyBatch {
  readonly number: number
  readonly productId: string
  readonly note: string
}

/** Twelve batches, oldest first, of which the ready ones supplied the stock. Returns the ready ones. */
export async function seedBatches(
  tx: Transaction,
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<ReadyBatch[]> {
  const ready: ReadyBatch[] = []
  const today = isoDay(now)
  const allShelves = await tx.select().from(shelves)
  const listShelves = (slug: string) =>
    allShelves.filter(({ productId }) => productId === productIds.get(slug))
  const planDays = ({ poured, ready }: { poured: number; ready: number }) => ({
    pouredOn: addDays(today, poured),
    readyOn: addDays(today, ready),
  })
  for (const { slug, sizes, note, ...days } of demoBatches.ready) {
    const filledShelves = listShelves(slug)
      .filter(({ size }) => size === null || sizes?.includes(size))
      .map(({ productId, variantId, stockQuantity: units }) => ({ productId, variantId, units }))
    const endedAt = new Date(`${addDays(today, days.ready)}T12:00:00Z`)
    const number = await batchTogether(tx, filledShelves, { ...planDays(days), state: 'ready', endedAt })
    const [first] = filledShelves
    if (!first || number === undefined) continue
    await bringFromBatch(tx, filledShelves, endedAt)
    ready.push({ number, productId: first.productId, note })
  }
  for (const { slug, sizes, ...days } of demoBatches.curing) {
    const pouredShelves = listShelves(slug).flatMap(({ productId, variantId, size }) => {
      const units = sizes?.[size ?? '']
      return units ? [{ productId, variantId, units }] : []
    })
    await batchTogether(tx, pouredShelves, planDays(days))
  }
  return ready
}

async function batchTogether(
  tx: Transaction,
  pouredShelves: readonly PouredShelf[],
  facts: Pick<typeof batches.$inferInsert, 'pouredOn' | 'readyOn' | 'state' | 'endedAt'>,
): Promise<number | undefined> {
  const [first, ...others] = pouredShelves
  if (!first) return undefined
  const createdAt = new Date(`${facts.pouredOn}T12:00:00Z`)
  const all = { ...facts, pouredBy: POURER, createdAt, updatedAt: facts.endedAt ?? createdAt }
  const [row] = await tx
    .insert(batches)
    .values({ ...first, ...all })
    .returning({ number: batches.number })
  const number = row?.number
  if (others.length > 0) await tx.insert(batches).values(others.map((one) => ({ ...one, ...all, number })))
  return number
}

/** Attributes the initial stock movement to the batch. */
async function bringFromBatch(
  tx: Transaction,
  filledPouredShelves: readonly PouredShelf[],
  at: Date,
): Promise<void> {
  for (const { productId, variantId } of filledPouredShelves)
    await tx.execute(sql`
      update stock_movements set reason = 'batch', created_at = ${at.toISOString()}::timestamptz
      where product_id = ${productId} and variant_id is not distinct from ${variantId}::uuid and reason = 'initial'`)
}

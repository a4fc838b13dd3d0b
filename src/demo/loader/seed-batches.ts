import { sql } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { curingBatches, readyBatches } from '#demo/batches.ts'
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
  /** The owner's words about it. */
  readonly note: string
}

/** Twelve levas, the oldest first. What is ready brought what stands on its shelves. Returns the ready ones. */
export async function seedBatches(
  tx: Transaction,
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<ReadyBatch[]> {
  const ready: ReadyBatch[] = []
  const today = isoDay(now)
  const known = await tx.select().from(shelves)
  const shelvesOf = (slug: string) => known.filter(({ productId }) => productId === productIds.get(slug))
  const daysOf = ({ poured, ready }: { poured: number; ready: number }) => ({
    pouredOn: addDays(today, poured),
    readyOn: addDays(today, ready),
  })
  for (const { slug, sizes, note, ...days } of readyBatches) {
    const filled = shelvesOf(slug)
      .filter(({ size }) => size === null || sizes?.includes(size))
      .map(({ productId, variantId, stockQuantity: units }) => ({ productId, variantId, units }))
    const endedAt = new Date(`${addDays(today, days.ready)}T12:00:00Z`)
    const number = await batchTogether(tx, filled, { ...daysOf(days), state: 'ready', endedAt })
    const [first] = filled
    if (!first || number === undefined) continue
    await bringFromBatch(tx, filled, endedAt)
    ready.push({ number, productId: first.productId, note })
  }
  for (const { slug, sizes, ...days } of curingBatches) {
    const poured = shelvesOf(slug).flatMap(({ productId, variantId, size }) => {
      const units = sizes?.[size ?? '']
      return units ? [{ productId, variantId, units }] : []
    })
    await batchTogether(tx, poured, daysOf(days))
  }
  return ready
}

/** The sizes of one leva share its number. */
async function batchTogether(
  tx: Transaction,
  poured: readonly PouredShelf[],
  facts: Pick<typeof batches.$inferInsert, 'pouredOn' | 'readyOn' | 'state' | 'endedAt'>,
): Promise<number | undefined> {
  const [first, ...others] = poured
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

/** The first movement of these shelves is the batch's, not a count. */
async function bringFromBatch(tx: Transaction, filled: readonly PouredShelf[], at: Date): Promise<void> {
  for (const { productId, variantId } of filled)
    await tx.execute(sql`
      update stock_movements set reason = 'batch', created_at = ${at.toISOString()}::timestamptz
      where product_id = ${productId} and variant_id is not distinct from ${variantId}::uuid and reason = 'initial'`)
}

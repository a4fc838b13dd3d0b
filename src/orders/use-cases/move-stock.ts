import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { products, productVariants, stockMovements } from '#catalogue/products/schema.ts'
import { readShelfKey, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import {
  changeShelf,
  type MovedUnits,
  type StockMove,
  takes,
  type UnitsLine,
} from '#catalogue/stock/use-cases/change-shelf.ts'
import type { MissingUnits } from '#orders/domain/missing-units.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

const buildShelfKey = ({ productId, variantId }: UnitsLine) =>
  productId === null ? null : shelfKey({ productId, variantId })
const chooseStockPlace = (line: UnitsLine) => line.batchId ?? buildShelfKey(line)
const buildName = ({ name, variantName }: UnitsLine) => (variantName ? `${name}, ${variantName}` : name)

/** Updates in ascending id order, which prevents deadlocks between orders. */
export async function moveStock(
  tx: Transaction,
  moves: readonly StockMove[],
  now: Date,
): Promise<Ok<undefined> | Refusal<'out-of-stock', { items: MissingUnits[] }>> {
  const entries = moves.flatMap((move) => buildEntries(move))
  const selling = moves.some((move) => move.reason === 'hold')
  const ofBatches = await moveBatches(
    tx,
    entries.filter(({ batchId }) => batchId !== null),
    selling,
  )
  const ofShelves = [...entries.filter(({ batchId }) => batchId === null), ...ofBatches.onShelf]
  const short = [...ofBatches.short, ...(await changeShelves(tx, ofShelves, { selling, now }))]
  const deletedLines = moves
    .filter(takes)
    .flatMap((move) => move.lines.filter((line) => line.productId === null))
  if (short.length > 0 || deletedLines.length > 0) {
    // Some rows are updated already, so the caller must roll back (`commitUnlessRefused`).
    return refuse('out-of-stock', { items: await missingUnits(tx, moves, short) })
  }
  // Reserved units are recorded by batch without a product, so that a product's movements add up to its
  // stock.
  await writeMovements(
    tx,
    ofBatches.moved.map((entry) => ({ ...entry, productId: null, variantId: null })),
    now,
  )
  return ok()
}

function buildEntries(move: StockMove): MovedUnits[] {
  const { orderId, reason, actorId = null } = move
  const sign = takes(move) ? -1 : 1
  const entries = new Map<string, MovedUnits>()
  for (const { productId, variantId, batchId = null, quantity } of move.lines) {
    if (productId === null) continue
    const shelf = { productId, variantId }
    const place = `${shelfKey(shelf)} ${batchId ?? ''}`
    const change = (entries.get(place)?.change ?? 0) + sign * quantity
    entries.set(place, { ...shelf, batchId, change, reason, orderId, actorId })
  }
  return [...entries.values()]
}

/** Returns the keys of products with insufficient stock. Keys sort by product first. */
async function changeShelves(
  tx: Transaction,
  entries: readonly MovedUnits[],
  { selling, now }: { selling: boolean; now: Date },
): Promise<string[]> {
  const byShelf = Map.groupBy(entries, shelfKey)
  const short: string[] = []
  for (const [key, ofShelf] of [...byShelf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [{ productId, variantId }] = ofShelf as [MovedUnits]
    const units = ofShelf.reduce((sum, { change }) => sum + change, 0)
    // Units returned and taken in the same call cancel out.
    if (units === 0) await writeMovements(tx, ofShelf, now)
    else if (!(await changeShelf(tx, { productId, variantId, units, selling }, ofShelf, now))) short.push(key)
  }
  return short
}

type Movement = Omit<MovedUnits, 'productId'> & { readonly productId: string | null }

async function writeMovements(tx: Transaction, entries: readonly Movement[], now: Date): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(stockMovements).values(entries.map((entry) => ({ ...entry, createdAt: now })))
}

async function missingUnits(
  tx: Transaction,
  moves: readonly StockMove[],
  short: readonly string[],
): Promise<MissingUnits[]> {
  const unitsByPlace = short.length === 0 ? new Map<string, number>() : await unitsThere(tx, short)
  const returning = moves.filter((move) => !takes(move)).flatMap((move) => move.lines)
  const takenLines = moves.filter(takes).flatMap((move) => move.lines)
  const missing = new Map<string, MissingUnits>()
  for (const line of takenLines) {
    const place = chooseStockPlace(line)
    if (place !== null && !short.includes(place) && !short.includes(buildShelfKey(line) ?? '')) continue
    const ownLines = returning.filter((other) => chooseStockPlace(other) === place)
    const returnedUnits = ownLines.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = missing.get(place ?? buildName(line))?.requested ?? 0
    const units = place === null ? undefined : unitsByPlace.get(place)
    const available = units === undefined ? 0 : units + returnedUnits
    missing.set(place ?? buildName(line), {
      name: buildName(line),
      requested: before + line.quantity,
      available,
    })
  }
  return [...missing.values()]
}

async function unitsThere(tx: Transaction, places: readonly string[]): Promise<Map<string, number>> {
  const ids = places.map((place) => readShelfKey(place)?.variantId ?? place)
  const shelves = await tx
    .select({ productId: products.id, variantId: productVariants.id, units: unitsOnShelf })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(and(or(inArray(productVariants.id, ids), inArray(products.id, ids)), products.active))
  const curing = await tx
    .select({ id: batches.id, units: sql<number>`${batches.units} - ${batches.reserved}` })
    .from(batches)
    .where(and(inArray(batches.id, ids), eq(batches.state, 'curing')))
  return new Map([
    ...shelves.map(({ units, ...shelf }) => [shelfKey(shelf), units] as const),
    ...curing.map(({ id, units }) => [id, units] as const),
  ])
}

const unitsOnShelf = sql<number>`coalesce(${productVariants.stockQuantity}, ${products.stockQuantity})`

interface MovedBatches {
  readonly moved: MovedUnits[]
  readonly onShelf: MovedUnits[]
  readonly short: string[]
}

/** Updates batches in ascending id order, before any stock row is locked, to prevent deadlocks. */
async function moveBatches(
  tx: Transaction,
  entries: readonly MovedUnits[],
  selling: boolean,
): Promise<MovedBatches> {
  const result: MovedBatches = { moved: [], onShelf: [], short: [] }
  const byBatch = Map.groupBy(entries, ({ batchId }) => batchId)
  for (const [batchId, ofBatch] of [...byBatch].sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))) {
    if (batchId === null) continue
    const takenUnits = -ofBatch.reduce((sum, { change }) => sum + change, 0)
    if (await reserve(tx, batchId, takenUnits, selling)) result.moved.push(...ofBatch)
    else if (await isReady(tx, batchId))
      result.onShelf.push(...ofBatch.map((row) => ({ ...row, batchId: null })))
    else if (ofBatch.every(({ change }) => change > 0) && (await releaseFailed(tx, batchId, takenUnits)))
      result.moved.push(...ofBatch)
    else result.short.push(batchId)
  }
  return result
}

async function reserve(tx: Transaction, id: string, units: number, selling: boolean): Promise<boolean> {
  const onSale = selling
    ? sql`exists (select 1 from products p where p.id = ${batches.productId} and p.active)`
    : undefined
  const fits = sql`${batches.reserved} + ${units} between 0 and ${batches.units}`
  const changed = await tx
    .update(batches)
    .set({ reserved: sql`${batches.reserved} + ${units}` })
    .where(and(eq(batches.id, id), eq(batches.state, 'curing'), fits, onSale))
    .returning({ id: batches.id })
  return changed.length === 1
}

async function isReady(tx: Transaction, id: string): Promise<boolean> {
  const [batch] = await tx
    .select({ state: batches.state })
    .from(batches)
    .where(eq(batches.id, id))
    .for('share')
  return batch?.state === 'ready'
}

/** A failed batch no longer produces these units. */
async function releaseFailed(tx: Transaction, id: string, units: number): Promise<boolean> {
  await tx
    .update(batches)
    .set({ reserved: sql`greatest(${batches.reserved} + ${units}, 0)` })
    .where(and(eq(batches.id, id), ne(batches.state, 'ready')))
  return true
}

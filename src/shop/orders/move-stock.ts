import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { missingUnits } from './missing-units.ts'
import { movePours } from './move-pours.ts'
import { type MovedUnits, type StockMove, takes } from './stock-move.ts'

/**
 * Moves units between shelf or pours and orders: one conditional update per pour, then one per product, in rising order of ids,
 * so that no unit is sold twice and no two orders wait for each other in a circle. A refusal leaves half-made updates behind: the
 * caller rolls back (`commitUnlessRefused`).
 */
export async function moveStock(
  tx: Transaction,
  moves: readonly StockMove[],
  now: Date,
): Promise<Ok<undefined> | Refusal<'out-of-stock', { items: MissingUnits[] }>> {
  const entries = moves.flatMap((move) => entriesOf(move))
  const selling = moves.some((move) => move.reason === 'hold')
  const ofPours = await movePours(
    tx,
    entries.filter(({ pourId }) => pourId !== null),
    selling,
  )
  const ofShelves = [...entries.filter(({ pourId }) => pourId === null), ...ofPours.onShelf]
  const short = [...ofPours.short, ...(await changeShelves(tx, ofShelves, selling))]
  const gone = moves.filter(takes).flatMap((move) => move.lines.filter((line) => line.productId === null))
  if (short.length > 0 || gone.length > 0) {
    return refuse('out-of-stock', { items: await missingUnits(tx, moves, short) })
  }
  await writeMovements(tx, [...ofShelves, ...ofPours.moved], now)
  return ok()
}

/** A product that was deleted since has no shelf to return to. */
function entriesOf(move: StockMove): MovedUnits[] {
  const { orderId, reason, actorId = null } = move
  const sign = takes(move) ? -1 : 1
  const entries = new Map<string, MovedUnits>()
  for (const { productId, pourId = null, quantity } of move.lines) {
    if (productId === null) continue
    const place = pourId ?? productId
    const change = (entries.get(place)?.change ?? 0) + sign * quantity
    entries.set(place, { productId, pourId, change, reason, orderId, actorId })
  }
  return [...entries.values()]
}

/** The products of which there are not so many. */
async function changeShelves(
  tx: Transaction,
  entries: readonly MovedUnits[],
  selling: boolean,
): Promise<string[]> {
  const change = new Map<string, number>()
  for (const entry of entries) change.set(entry.productId, (change.get(entry.productId) ?? 0) + entry.change)
  const short: string[] = []
  for (const [productId, units] of [...change].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (units !== 0 && !(await changeStock(tx, productId, units, selling))) short.push(productId)
  }
  return short
}

async function changeStock(
  tx: Transaction,
  productId: string,
  units: number,
  selling: boolean,
): Promise<boolean> {
  const enough = units < 0 ? gte(products.stockQuantity, -units) : undefined
  const onSale = units < 0 && selling ? eq(products.active, true) : undefined
  const changed = await tx
    .update(products)
    .set({ stockQuantity: sql`${products.stockQuantity} + ${units}` })
    .where(and(eq(products.id, productId), enough, onSale))
    .returning({ id: products.id })
  // Units of a product that was deleted meanwhile have nowhere to go back to.
  return changed.length === 1 || units > 0
}

/** What was reserved names its pour and no product: the sum of a product's movements is what stands on its shelf. */
async function writeMovements(tx: Transaction, entries: readonly MovedUnits[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ productId, ...entry }) => ({
    ...entry,
    productId: entry.pourId === null ? productId : null,
    createdAt: now,
  }))
  await tx.insert(stockMovements).values(rows)
}

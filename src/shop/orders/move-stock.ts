import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import { unitsByProduct } from '#domain/checkout/cart-comparison.ts'
import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export type UnitsLine = {
  readonly productId: string | null
  readonly name: string
  readonly quantity: number
}

export type StockMove = {
  readonly orderId: string
  /** `hold` and `retake` take units from the shelf; `release` (unpaid) and `return` (paid for) put them back. */
  readonly reason: 'hold' | 'retake' | 'release' | 'return'
  readonly lines: readonly UnitsLine[]
  readonly actorId?: string | null
}

const takes = (move: StockMove) => move.reason === 'hold' || move.reason === 'retake'

/**
 * Moves units between shelf and orders: one conditional update per product, in rising order of ids, so that no unit is
 * sold twice and no two orders wait for each other in a circle. A refusal leaves half-made updates behind: the caller
 * rolls back (`commitUnlessRefused`).
 */
export async function moveStock(
  tx: Transaction,
  moves: readonly StockMove[],
  now: Date,
): Promise<Ok<undefined> | Refusal<'out-of-stock', { items: MissingUnits[] }>> {
  const entries = moves.flatMap((move) => entriesOf(move))
  const change = new Map<string, number>()
  for (const entry of entries) change.set(entry.productId, (change.get(entry.productId) ?? 0) + entry.change)

  const short: string[] = []
  const selling = moves.some((move) => move.reason === 'hold')
  for (const [productId, units] of [...change].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (units !== 0 && !(await changeStock(tx, productId, units, selling))) short.push(productId)
  }
  const gone = moves.filter(takes).flatMap((move) => move.lines.filter((line) => line.productId === null))
  if (short.length > 0 || gone.length > 0) {
    return refuse('out-of-stock', { items: await missingUnits(tx, moves, short) })
  }
  if (entries.length > 0) {
    await tx.insert(stockMovements).values(entries.map((entry) => ({ ...entry, createdAt: now })))
  }
  return ok()
}

/** A product that was deleted since has no shelf to return to. */
function entriesOf(move: StockMove) {
  const { orderId, reason, actorId = null } = move
  const sign = takes(move) ? -1 : 1
  const lines = move.lines.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, variantId: null, quantity }],
  )
  return unitsByProduct(lines).map(({ productId, units }) => ({
    productId,
    change: sign * units,
    reason,
    orderId,
    actorId,
  }))
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

async function missingUnits(
  tx: Transaction,
  moves: readonly StockMove[],
  short: readonly string[],
): Promise<MissingUnits[]> {
  const shelves =
    short.length === 0
      ? []
      : await tx
          .select({ id: products.id, stock: products.stockQuantity, active: products.active })
          .from(products)
          .where(inArray(products.id, [...short]))
  const returning = moves.filter((move) => !takes(move)).flatMap((move) => move.lines)
  const taken = moves.filter(takes).flatMap((move) => move.lines)
  const wanted = new Map<string, MissingUnits>()
  for (const { productId, name, quantity } of taken) {
    if (productId !== null && !short.includes(productId)) continue
    const shelf = shelves.find((each) => each.id === productId)
    const own = returning.filter((line) => line.productId === productId)
    const back = own.reduce((sum, line) => sum + line.quantity, 0)
    const before = wanted.get(productId ?? name)?.wanted ?? 0
    const available = shelf?.active ? shelf.stock + back : 0
    wanted.set(productId ?? name, { name, wanted: before + quantity, available })
  }
  return [...wanted.values()]
}

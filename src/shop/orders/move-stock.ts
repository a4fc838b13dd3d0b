import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { movePours } from './move-pours.ts'
import { type MovedUnits, type StockMove, takes, type UnitsLine } from './stock-move.ts'

const placeOf = ({ pourId, productId }: UnitsLine) => pourId ?? productId

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
  const short = [...ofPours.short, ...(await changeShelves(tx, ofShelves, { selling, now }))]
  const gone = moves.filter(takes).flatMap((move) => move.lines.filter((line) => line.productId === null))
  if (short.length > 0 || gone.length > 0) {
    return refuse('out-of-stock', { items: await missingUnits(tx, moves, short) })
  }
  // What was reserved names its pour and no product: the sum of a product's movements is what stands on its shelf.
  await writeMovements(
    tx,
    ofPours.moved.map((entry) => ({ ...entry, productId: null })),
    now,
  )
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
  { selling, now }: { selling: boolean; now: Date },
): Promise<string[]> {
  const byProduct = Map.groupBy(entries, ({ productId }) => productId)
  const short: string[] = []
  for (const [productId, ofProduct] of [...byProduct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const units = ofProduct.reduce((sum, { change }) => sum + change, 0)
    // What is given back and taken again at once leaves the shelf as it is.
    if (units === 0) await writeMovements(tx, ofProduct, now)
    else if (!(await changeShelf(tx, { productId, units, selling }, ofProduct, now))) short.push(productId)
  }
  return short
}

/** The conditional update and the movements that explain it, in one statement: neither is ever there without the other. */
async function changeShelf(
  tx: Transaction,
  { productId, units, selling }: { productId: string; units: number; selling: boolean },
  entries: readonly MovedUnits[],
  now: Date,
): Promise<boolean> {
  const enough = units < 0 ? gte(products.stockQuantity, -units) : undefined
  const onSale = units < 0 && selling ? eq(products.active, true) : undefined
  const changed = tx
    .update(products)
    .set({ stockQuantity: sql`${products.stockQuantity} + ${units}` })
    .where(and(eq(products.id, productId), enough, onSale))
    .returning({ id: products.id })
  const moved = JSON.stringify(
    entries.map(({ change, reason, orderId, actorId }) => ({ change, reason, orderId, actorId })),
  )
  const { rowCount } = await tx.execute(sql`
    with changed as ${changed}
    insert into stock_movements (product_id, change, reason, order_id, actor_id, created_at)
    select changed.id, moved.change, moved.reason, moved."orderId", moved."actorId", ${now.toISOString()}::timestamptz
    from changed, jsonb_to_recordset(${moved}::jsonb) as moved(change int, reason text, "orderId" uuid, "actorId" uuid)`)
  // Units of a product that was deleted meanwhile have nowhere to go back to.
  return rowCount === entries.length || units > 0
}

type Movement = Omit<MovedUnits, 'productId'> & { readonly productId: string | null }

async function writeMovements(tx: Transaction, entries: readonly Movement[], now: Date): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(stockMovements).values(entries.map((entry) => ({ ...entry, createdAt: now })))
}

/** What was wanted of the shelves and pours that had too little, and what there is. */
async function missingUnits(
  tx: Transaction,
  moves: readonly StockMove[],
  short: readonly string[],
): Promise<MissingUnits[]> {
  const there = short.length === 0 ? new Map<string, number>() : await unitsThere(tx, short)
  const returning = moves.filter((move) => !takes(move)).flatMap((move) => move.lines)
  const taken = moves.filter(takes).flatMap((move) => move.lines)
  const wanted = new Map<string, MissingUnits>()
  for (const line of taken) {
    const place = placeOf(line)
    if (place !== null && !short.includes(place) && !short.includes(line.productId ?? '')) continue
    const own = returning.filter((other) => placeOf(other) === place)
    const back = own.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = wanted.get(place ?? line.name)?.wanted ?? 0
    const units = place === null ? undefined : there.get(place)
    const available = units === undefined ? 0 : units + back
    wanted.set(place ?? line.name, { name: line.name, wanted: before + line.quantity, available })
  }
  return [...wanted.values()]
}

async function unitsThere(tx: Transaction, places: readonly string[]): Promise<Map<string, number>> {
  const shelves = await tx
    .select({ id: products.id, units: sql<number>`${products.stockQuantity}` })
    .from(products)
    .where(sql`${inArray(products.id, [...places])} and ${products.active}`)
  const curing = await tx
    .select({ id: pours.id, units: sql<number>`${pours.units} - ${pours.reserved}` })
    .from(pours)
    .where(sql`${inArray(pours.id, [...places])} and ${pours.state} = 'curing'`)
  return new Map([...shelves, ...curing].map(({ id, units }) => [id, units]))
}

import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import { type StockMove, takes, type UnitsLine } from './stock-move.ts'

const placeOf = ({ pourId, productId }: UnitsLine) => pourId ?? productId

/** What was wanted of the shelves and pours that had too little, and what there is. */
export async function missingUnits(
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

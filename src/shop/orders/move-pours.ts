import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { pours } from '#database/schema/pours.ts'
import type { MovedUnits } from './stock-move.ts'

export interface MovedPours {
  /** What the pours themselves keep or kept. */
  readonly moved: MovedUnits[]
  /** Units of pours that are ready: they come from the shelf and go back to it. */
  readonly onShelf: MovedUnits[]
  /** Pours that have not so many left. */
  readonly short: string[]
}

/** Reserves units of pours and gives them back by conditional updates in rising order of ids, before any shelf is touched. */
export async function movePours(
  tx: Transaction,
  entries: readonly MovedUnits[],
  selling: boolean,
): Promise<MovedPours> {
  const result: MovedPours = { moved: [], onShelf: [], short: [] }
  const byPour = Map.groupBy(entries, ({ pourId }) => pourId)
  for (const [pourId, ofPour] of [...byPour].sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))) {
    if (pourId === null) continue
    const taken = -ofPour.reduce((sum, { change }) => sum + change, 0)
    if (await reserve(tx, pourId, taken, selling)) result.moved.push(...ofPour)
    else if (await isReady(tx, pourId))
      result.onShelf.push(...ofPour.map((one) => ({ ...one, pourId: null })))
    else if (ofPour.every(({ change }) => change > 0) && (await releaseFailed(tx, pourId, taken)))
      result.moved.push(...ofPour)
    else result.short.push(pourId)
  }
  return result
}

/** `units` may be negative: then they are free again. */
async function reserve(tx: Transaction, id: string, units: number, selling: boolean): Promise<boolean> {
  const onSale = selling
    ? sql`exists (select 1 from products p where p.id = ${pours.productId} and p.active)`
    : undefined
  const fits = sql`${pours.reserved} + ${units} between 0 and ${pours.units}`
  const changed = await tx
    .update(pours)
    .set({ reserved: sql`${pours.reserved} + ${units}` })
    .where(and(eq(pours.id, id), eq(pours.state, 'curing'), fits, onSale))
    .returning({ id: pours.id })
  return changed.length === 1
}

async function isReady(tx: Transaction, id: string): Promise<boolean> {
  const [pour] = await tx.select({ state: pours.state }).from(pours).where(eq(pours.id, id)).for('share')
  return pour?.state === 'ready'
}

/** Nobody waits any longer for candles that will never be. */
async function releaseFailed(tx: Transaction, id: string, units: number): Promise<boolean> {
  await tx
    .update(pours)
    .set({ reserved: sql`greatest(${pours.reserved} + ${units}, 0)` })
    .where(and(eq(pours.id, id), ne(pours.state, 'ready')))
  return true
}

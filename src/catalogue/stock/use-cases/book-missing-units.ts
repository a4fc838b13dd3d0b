import { missingUnits } from '#catalogue/stock/domain/oldest-first.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { batchLosses } from '#catalogue/stock/schema/batches.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { lockStandingShelves } from './standing-shelves.ts'

interface Cause {
  readonly actorId: string
  readonly at: Date
  readonly replacement?: { readonly orderId: string; readonly units: ReadonlyMap<string, number> }
}

export async function bookMissingUnits(
  tx: Transaction,
  shelves: readonly ShelfName[],
  { actorId, at, replacement }: Cause,
): Promise<void> {
  const standingShelves = await lockStandingShelves(tx, shelves)
  const missingRows = [...standingShelves].flatMap(([key, shelf]) => {
    const { before, givenUnits } = missingUnits(shelf, replacement?.units.get(key))
    return [
      ...before.map((one) => ({ ...one, kind: 'counted' as const })),
      ...givenUnits.map((one) => ({ ...one, kind: 'replacement' as const, orderId: replacement?.orderId })),
    ]
  })
  if (missingRows.length === 0) return
  await tx
    .insert(batchLosses)
    .values(missingRows.map((missingRow) => ({ ...missingRow, actorId, createdAt: at })))
}

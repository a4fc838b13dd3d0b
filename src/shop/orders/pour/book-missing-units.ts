import type { Transaction } from '#database/connect.ts'
import { pourLosses } from '#database/schema/pours.ts'
import type { ShelfName } from '#domain/catalogue/shelf.ts'
import { missingUnits } from '#domain/pours/oldest-first.ts'
import { lockStandingShelves } from './standing-shelves.ts'

interface Cause {
  readonly kind: 'counted' | 'replacement'
  readonly orderId?: string
  readonly actorId: string
  readonly at: Date
}

/** After units left a shelf by hand: where its pours say more than stands there, the oldest have lost them. */
export async function bookMissingUnits(
  tx: Transaction,
  shelves: readonly ShelfName[],
  { kind, orderId, actorId, at }: Cause,
): Promise<void> {
  const standing = await lockStandingShelves(tx, shelves)
  const lost = [...standing.values()].flatMap((shelf) => missingUnits(shelf))
  if (lost.length === 0) return
  await tx.insert(pourLosses).values(lost.map((one) => ({ ...one, kind, orderId, actorId, createdAt: at })))
}

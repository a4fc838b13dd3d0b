import type { Transaction } from '#database/connect.ts'
import type { RefundLine } from '#domain/orders/plan-refund.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { listReturns, type ReturnRow } from '#shop/orders/return-rows.ts'

/** The newest return that the pressed page showed; empty where it showed none. */
export type SeenReturn = string

/**
 * The return that an earlier press of the same form has made, its answer lost or sent twice: what is given up at once would be
 * given up again. Null for a first press; a refusal where something else was asked for since the page was shown.
 */
export async function findRepeated(
  tx: Transaction,
  orderId: string,
  { seen, isSame }: { seen: SeenReturn; isSame: (newest: ReturnRow) => boolean },
): Promise<Ok<ReturnRow | null> | Refusal<'return-open'> | Refusal<'return-changed'>> {
  const [newest] = await listReturns(tx, orderId)
  if (!newest || newest.id === seen) return ok(null)
  if (newest.state !== 'kept' && isSame(newest)) return ok(newest)
  return newest.state === 'asked' ? refuse('return-open') : refuse('return-changed')
}

export function areSameLines(some: readonly RefundLine[], others: readonly RefundLine[]): boolean {
  const [one, other] = [some, others].map((lines) =>
    lines
      .filter(({ quantity }) => quantity !== 0)
      .map(({ itemId, quantity }) => `${itemId} ${quantity}`)
      .sort()
      .join(),
  )
  return one === other
}

import type { Amount } from './amount.ts'
import type { MovementKind } from './material.ts'

/** A line of the ledger of one material, in the order of the ledger. */
export interface LotMovement {
  readonly id: string
  readonly kind: MovementKind
  readonly amount: Amount
  readonly lot: string
  readonly pourId: string | null
  readonly undoes: string | null
}

/**
 * Which pours took of a supplier's lot: what was bought first is used first, and what was used before it was bought is of
 * what was bought next.
 */
export function poursOfLot(movements: readonly LotMovement[], lot: string): Set<string> {
  const undone = new Set(movements.flatMap(({ id, undoes }) => (undoes ? [id, undoes] : [])))
  const there: { lot: string; amount: Amount }[] = []
  const owed: { pourId: string | null; amount: Amount }[] = []
  const found = new Set<string>()
  const takenBy = new Map<string, { lot: string; amount: Amount }[]>()
  for (const { id, amount, pourId, ...one } of movements) {
    if (undone.has(id)) continue
    if (amount < 0) {
      const rest = takeFirst(there, -amount, (taken, part) => {
        if (pourId === null) return
        takenBy.set(pourId, [{ lot: taken.lot, amount: part }, ...(takenBy.get(pourId) ?? [])])
        if (taken.lot === lot) found.add(pourId)
      })
      if (rest > 0) owed.push({ pourId, amount: rest })
      continue
    }
    // A pour took less than was booked: what it took last lies in the store room again, of its own lot.
    if (pourId !== null) {
      takeFirst(takenBy.get(pourId) ?? [], amount, (taken, part) => there.unshift({ ...taken, amount: part }))
      continue
    }
    const rest = takeFirst(owed, amount, (paid) => {
      if (paid.pourId !== null && one.lot === lot) found.add(paid.pourId)
    })
    if (rest > 0) there.push({ lot: one.lot, amount: rest })
  }
  return found
}

/** Takes from the front of a queue, and answers what it had not. */
function takeFirst<Part extends { amount: Amount }>(
  queue: Part[],
  wanted: Amount,
  onTaken: (from: Part, amount: Amount) => void,
): Amount {
  let rest = wanted
  for (let first = queue[0]; first && rest > 0; first = queue[0]) {
    const taken = Math.min(rest, first.amount)
    onTaken(first, taken)
    first.amount -= taken
    rest -= taken
    if (first.amount === 0) queue.shift()
  }
  return rest
}

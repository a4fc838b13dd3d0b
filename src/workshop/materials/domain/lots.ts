import type { Amount } from '#catalogue/stock/domain/amount.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'

/** A line of the ledger of one material, in the order of the ledger. */
export interface LotMovement {
  readonly id: string
  readonly kind: MovementKind
  readonly amount: Amount
  readonly lot: string
  readonly batchId: string | null
  readonly undoes: string | null
}

/** One lot, however it was typed: a recall must miss none of it. */
export const lotKey = (lot: string) => lot.toLowerCase()

interface LotPart {
  readonly lot: string
  amount: Amount
}

/** Which batches took of a supplier's lot. */
export function batchesOfLot(movements: readonly LotMovement[], lot: string): Set<string> {
  const isMeant = (part: LotPart) => lotKey(part.lot) === lotKey(lot)
  return new Set(
    [...partsByBatch(movements)].flatMap(([batchId, parts]) => (parts.some(isMeant) ? [batchId] : [])),
  )
}

/** The supplier's lots that these batches took of, as they were typed, in the order in which they came. */
export function lotsOfBatches(movements: readonly LotMovement[], batchIds: ReadonlySet<string>): string[] {
  const taken = [...partsByBatch(movements)].flatMap(([batchId, parts]) =>
    batchIds.has(batchId) ? parts : [],
  )
  const keys = new Set(taken.map(({ lot }) => lotKey(lot)))
  const known = new Map<string, string>()
  for (const { lot } of movements) if (lot !== '' && !known.has(lotKey(lot))) known.set(lotKey(lot), lot)
  return [...known].flatMap(([key, lot]) => (keys.has(key) ? [lot] : []))
}

/** What was bought first is used first, and what was used before it was bought is of what was bought next. */
function partsByBatch(movements: readonly LotMovement[]): ReadonlyMap<string, readonly LotPart[]> {
  const undone = new Set(movements.flatMap(({ id, undoes }) => (undoes ? [id, undoes] : [])))
  const there: LotPart[] = []
  const owed: { batchId: string | null; amount: Amount }[] = []
  /** Of each batch, what it took last before what it took first. */
  const takenBy = new Map<string, LotPart[]>()
  const take = (batchId: string | null, taken: LotPart) => {
    if (batchId !== null) takenBy.set(batchId, [taken, ...(takenBy.get(batchId) ?? [])])
  }
  for (const { id, amount, batchId, ...one } of movements) {
    if (undone.has(id)) continue
    if (amount < 0) {
      const rest = takeFirst(there, -amount, (taken, part) => take(batchId, { lot: taken.lot, amount: part }))
      if (rest > 0) owed.push({ batchId, amount: rest })
      continue
    }
    // A batch took less than was booked: what it waits for is taken off first, then its last lies here again, of its own lot.
    const unpaid = batchId === null ? [] : owed.filter((debt) => debt.batchId === batchId)
    const surplus = takeFirst(unpaid, amount, () => {})
    const own = batchId === null ? [] : (takenBy.get(batchId) ?? [])
    const come: LotPart[] = []
    const strange = takeFirst(own, surplus, ({ lot: its }, part) => come.push({ lot: its, amount: part }))
    if (strange > 0) come.push({ lot: one.lot, amount: strange })
    const remaining = come.flatMap(({ lot: its, amount: part }) => {
      const rest = takeFirst(owed, part, (debt, paid) => take(debt.batchId, { lot: its, amount: paid }))
      return rest > 0 ? [{ lot: its, amount: rest }] : []
    })
    if (batchId === null) there.push(...remaining)
    else there.unshift(...remaining.toReversed())
  }
  return takenBy
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
    if (taken > 0) onTaken(first, taken)
    first.amount -= taken
    rest -= taken
    if (first.amount === 0) queue.shift()
  }
  return rest
}

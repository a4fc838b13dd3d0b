import type { Amount } from '#catalogue/stock/domain/amount.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'

export interface LotMovement {
  readonly id: string
  readonly kind: MovementKind
  readonly amount: Amount
  readonly lot: string
  readonly batchId: string | null
  readonly undoes: string | null
}

/** Ignores case, because a recall must find every spelling of a lot. */
export const lotKey = (lot: string) => lot.toLowerCase()

interface LotPart {
  readonly lot: string
  amount: Amount
}

export function batchesOfLot(movements: readonly LotMovement[], lot: string): Set<string> {
  const isMeant = (part: LotPart) => lotKey(part.lot) === lotKey(lot)
  return new Set(
    [...partsByBatch(movements)].flatMap(([batchId, parts]) => (parts.some(isMeant) ? [batchId] : [])),
  )
}

export function lotsOfBatches(movements: readonly LotMovement[], batchIds: ReadonlySet<string>): string[] {
  const takenParts = [...partsByBatch(movements)].flatMap(([batchId, parts]) =>
    batchIds.has(batchId) ? parts : [],
  )
  const keys = new Set(takenParts.map(({ lot }) => lotKey(lot)))
  const lotSpellings = new Map<string, string>()
  for (const { lot } of movements)
    if (lot !== '' && !lotSpellings.has(lotKey(lot))) lotSpellings.set(lotKey(lot), lot)
  return [...lotSpellings].flatMap(([key, lot]) => (keys.has(key) ? [lot] : []))
}

/** First in, first out. Use that exceeded the stock is assigned to the next purchase. */
function partsByBatch(movements: readonly LotMovement[]): ReadonlyMap<string, readonly LotPart[]> {
  const undoneIds = new Set(movements.flatMap(({ id, undoes }) => (undoes ? [id, undoes] : [])))
  const standingLots: LotPart[] = []
  const debts: { batchId: string | null; amount: Amount }[] = []
  /** Per batch, the last part taken comes first. */
  const takenBy = new Map<string, LotPart[]>()
  const take = (batchId: string | null, takenLotPart: LotPart) => {
    if (batchId !== null) takenBy.set(batchId, [takenLotPart, ...(takenBy.get(batchId) ?? [])])
  }
  for (const { id, amount, batchId, ...one } of movements) {
    if (undoneIds.has(id)) continue
    if (amount < 0) {
      const rest = takeFirst(standingLots, -amount, (takenPart, part) =>
        take(batchId, { lot: takenPart.lot, amount: part }),
      )
      if (rest > 0) debts.push({ batchId, amount: rest })
      continue
    }
    // If a batch used less than booked, its unassigned use is reduced first. Then its last parts return
    // with their lot.
    const unpaid = batchId === null ? [] : debts.filter((debt) => debt.batchId === batchId)
    const surplus = takeFirst(unpaid, amount, () => {})
    const own = batchId === null ? [] : (takenBy.get(batchId) ?? [])
    const surplusParts: LotPart[] = []
    const strange = takeFirst(own, surplus, ({ lot: lotName }, part) =>
      surplusParts.push({ lot: lotName, amount: part }),
    )
    if (strange > 0) surplusParts.push({ lot: one.lot, amount: strange })
    const remainingSurplusParts = surplusParts.flatMap(({ lot: lotName, amount: part }) => {
      const rest = takeFirst(debts, part, (debt, paid) => take(debt.batchId, { lot: lotName, amount: paid }))
      return rest > 0 ? [{ lot: lotName, amount: rest }] : []
    })
    if (batchId === null) standingLots.push(...remainingSurplusParts)
    else standingLots.unshift(...remainingSurplusParts.toReversed())
  }
  return takenBy
}

function takeFirst<Part extends { amount: Amount }>(
  queue: Part[],
  wantedAmount: Amount,
  onTaken: (from: Part, amount: Amount) => void,
): Amount {
  let rest = wantedAmount
  for (let first = queue[0]; first && rest > 0; first = queue[0]) {
    const takenAmount = Math.min(rest, first.amount)
    if (takenAmount > 0) onTaken(first, takenAmount)
    first.amount -= takenAmount
    rest -= takenAmount
    if (first.amount === 0) queue.shift()
  }
  return rest
}

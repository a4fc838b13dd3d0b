import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchesOfLot, type LotMovement, lotsOfBatches } from './lots.ts'

let made = 0
const line = (facts: Partial<LotMovement> & Pick<LotMovement, 'kind' | 'amount'>): LotMovement => ({
  id: `${++made}`,
  lot: '',
  batchId: null,
  undoes: null,
  ...facts,
})
const purchaseLine = (lot: string, amount: number) => line({ kind: 'purchase', amount, lot })
const used = (batchId: string, amount: number) => line({ kind: 'use', amount: -amount, batchId })

test('the first lot bought is used first, across lot boundaries', () => {
  const ledger = [
    purchaseLine('A', 10),
    purchaseLine('B', 10),
    used('one', 6),
    used('two', 6),
    used('three', 2),
  ]
  expect([...batchesOfLot(ledger, 'A')]).toEqual(['one', 'two'])
  expect([...batchesOfLot(ledger, 'B')]).toEqual(['two', 'three'])
  expect([...batchesOfLot(ledger, 'C')]).toEqual([])
})

test('material used before its purchase belongs to the next lot bought', () => {
  const ledger = [used('early', 3), purchaseLine('A', 2), purchaseLine('B', 5), used('late', 1)]
  expect([...batchesOfLot(ledger, 'A')]).toEqual(['early'])
  expect([...batchesOfLot(ledger, 'B')]).toEqual(['early', 'late'])
})

test('losses, counts and what was taken back move a lot on, and name no batch', () => {
  const wrong = used('undone', 9)
  const ledger = [
    purchaseLine('A', 10),
    wrong,
    line({ kind: 'undo', amount: 9, undoes: wrong.id }),
    line({ kind: 'loss', amount: -8 }),
    used('one', 1),
    line({ kind: 'correction', amount: -1 }),
    purchaseLine('B', 4),
    used('two', 1),
  ]
  expect([...batchesOfLot(ledger, 'A')]).toEqual(['one'])
  expect([...batchesOfLot(ledger, 'B')]).toEqual(['two'])
})

const corrected = (batchId: string, amount: number) => line({ kind: 'correction', amount, batchId })

test('a batch that took less than booked returns from its own lot, even if booked before the purchase', () => {
  const ledger = [used('early', 10), purchaseLine('A', 10), corrected('early', 4), used('late', 4)]
  expect([...batchesOfLot(ledger, 'A')]).toEqual(['early', 'late'])
  const waiting = [
    used('early', 10),
    corrected('early', 4),
    purchaseLine('A', 6),
    purchaseLine('B', 4),
    used('late', 4),
  ]
  expect([...batchesOfLot(waiting, 'A')]).toEqual(['early'])
  expect([...batchesOfLot(waiting, 'B')]).toEqual(['late'])
  const none = [purchaseLine('A', 10), used('one', 3), corrected('one', 3), used('two', 10)]
  expect([...batchesOfLot(none, 'A')]).toEqual(['two'])
})

test('a lot that was typed in other letters is the same lot', () => {
  const ledger = [purchaseLine('CL-1', 5), used('one', 5), purchaseLine('cl-1', 5), used('two', 5)]
  expect([...batchesOfLot(ledger, 'Cl-1')]).toEqual(['one', 'two'])
})

test('assigns each gram to the same lot as a unit-by-unit ledger, for any history', () => {
  const step = fc.record({
    kind: fc.constantFrom('buy', 'use', 'lose', 'correct'),
    lot: fc.constantFrom('A', 'B'),
    batch: fc.constantFrom('one', 'two', 'three'),
    amount: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 30 }), (steps) => {
      const standingLots: string[] = []
      const owedBatches: (string | null)[] = []
      const takenBy = new Map<string, string[]>()
      const give = (batch: string | null, lot: string) => {
        if (batch !== null) takenBy.set(batch, [...(takenBy.get(batch) ?? []), lot])
      }
      const take = (batch: string | null) => {
        const lot = standingLots.shift()
        if (lot === undefined) owedBatches.push(batch)
        else give(batch, lot)
      }
      const arrive = (lot: string) => {
        const first = owedBatches.shift()
        if (first === undefined) standingLots.push(lot)
        else give(first, lot)
      }
      const ledger = steps.flatMap(({ kind, lot, batch, amount }) => {
        const units = Array.from({ length: amount })
        if (kind === 'buy') {
          for (const _ of units) arrive(lot)
          return [purchaseLine(lot, amount)]
        }
        if (kind !== 'correct') {
          const user = kind === 'use' ? batch : null
          for (const _ of units) take(user)
          return [user === null ? line({ kind: 'loss', amount: -amount }) : used(user, amount)]
        }
        const taken =
          (takenBy.get(batch)?.length ?? 0) + owedBatches.filter((owedBatch) => owedBatch === batch).length
        const back = Math.min(amount, taken)
        if (back === 0) return []
        const waiting = Math.min(back, owedBatches.filter((owedBatch) => owedBatch === batch).length)
        for (let one = 0; one < waiting; one += 1) owedBatches.splice(owedBatches.indexOf(batch), 1)
        const freed = takenBy.get(batch)?.splice((takenBy.get(batch)?.length ?? 0) - (back - waiting)) ?? []
        for (const one of freed.toReversed()) {
          const first = owedBatches.shift()
          if (first === undefined) standingLots.unshift(one)
          else give(first, one)
        }
        return [corrected(batch, back)]
      })
      for (const lot of ['A', 'B']) {
        const expected = [...takenBy].flatMap(([batch, lots]) => (lots.includes(lot) ? [batch] : []))
        expect([...batchesOfLot(ledger, lot)].toSorted()).toEqual(expected.toSorted())
      }
    }),
  )
})

test('the lots of a leva are named once, in the order in which they came, and what came without a lot is in none', () => {
  const ledger = [
    purchaseLine('', 5),
    purchaseLine('A', 5),
    purchaseLine('a', 5),
    purchaseLine('B', 5),
    used('one', 17),
    used('two', 1),
  ]
  expect(lotsOfBatches(ledger, new Set(['one']))).toEqual(['A', 'B'])
  expect(lotsOfBatches(ledger, new Set(['two']))).toEqual(['B'])
  expect(lotsOfBatches(ledger, new Set(['one', 'two']))).toEqual(['A', 'B'])
  expect(lotsOfBatches(ledger, new Set(['none']))).toEqual([])
})

import { expect, test } from 'vitest'
import { type LotMovement, poursOfLot } from './lots.ts'

let made = 0
const line = (facts: Partial<LotMovement> & Pick<LotMovement, 'kind' | 'amount'>): LotMovement => ({
  id: `${++made}`,
  lot: '',
  pourId: null,
  undoes: null,
  ...facts,
})
const bought = (lot: string, amount: number) => line({ kind: 'purchase', amount, lot })
const used = (pourId: string, amount: number) => line({ kind: 'use', amount: -amount, pourId })

test('what was bought first is used first, over the end of a lot', () => {
  const ledger = [bought('A', 10), bought('B', 10), used('one', 6), used('two', 6), used('three', 2)]
  expect([...poursOfLot(ledger, 'A')]).toEqual(['one', 'two'])
  expect([...poursOfLot(ledger, 'B')]).toEqual(['two', 'three'])
  expect([...poursOfLot(ledger, 'C')]).toEqual([])
})

test('what was used before it was bought is of what was bought next', () => {
  const ledger = [used('early', 3), bought('A', 2), bought('B', 5), used('late', 1)]
  expect([...poursOfLot(ledger, 'A')]).toEqual(['early'])
  expect([...poursOfLot(ledger, 'B')]).toEqual(['early', 'late'])
})

test('losses, counts and what was taken back move a lot on, and name no pour', () => {
  const wrong = used('undone', 9)
  const ledger = [
    bought('A', 10),
    wrong,
    line({ kind: 'undo', amount: 9, undoes: wrong.id }),
    line({ kind: 'loss', amount: -8 }),
    used('one', 1),
    line({ kind: 'correction', amount: -1 }),
    bought('B', 4),
    used('two', 1),
  ]
  expect([...poursOfLot(ledger, 'A')]).toEqual(['one'])
  expect([...poursOfLot(ledger, 'B')]).toEqual(['two'])
})

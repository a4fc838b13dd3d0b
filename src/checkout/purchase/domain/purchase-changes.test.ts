import { expect, test } from 'vitest'
import { purchaseChanges } from './purchase-changes.ts'

const fig = { id: 'l1', name: 'Figo', variantName: '180 g', quantity: 1, unitPrice: 8900 }
const mint = { id: 'l2', name: 'Hortelã', variantName: null, quantity: 2, unitPrice: 5000 }
const slot = { day: '2026-11-20', shift: 'afternoon' as const }
const purchase = { lines: [fig], freight: { due: 1800 }, gift: null, slot, total: 10700 }

test('finds no changes between equal purchases', () => {
  expect(purchaseChanges(purchase, { ...purchase, lines: [{ ...fig }], slot: { ...slot } })).toEqual([])
})

test('lists lines, freight and total that differ', () => {
  const now = { ...purchase, lines: [{ ...fig, quantity: 3 }, mint], freight: { due: 0 }, total: 36700 }
  expect(purchaseChanges(purchase, now)).toEqual([
    { kind: 'quantity', line: now.lines[0], before: 1 },
    { kind: 'added', line: mint },
    { kind: 'freight', before: 1800, now: 0 },
    { kind: 'total', before: 10700, now: 36700 },
  ])
})

test('lists removed lines, new prices, another present and another day', () => {
  const before = { ...purchase, lines: [fig, mint] }
  const now = {
    ...purchase,
    lines: [{ ...fig, unitPrice: 9900 }],
    gift: { fingerprint: 'g' },
    slot: { ...slot, day: '2026-11-21' },
    total: 11700,
  }
  expect(purchaseChanges(before, now).map(({ kind }) => kind)).toEqual([
    'removed',
    'price',
    'gift',
    'slot',
    'total',
  ])
})

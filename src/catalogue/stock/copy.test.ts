import { expect, it } from 'vitest'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batchNumbers, describeBatch } from './copy.ts'

const batch: KnownBatch = {
  number: 27,
  pouredBy: 'Clara',
  pouredOn: '2026-11-10',
  readyOn: '2026-11-12',
  state: 'ready',
}

it('shows only known facts of a batch', () => {
  expect(describeBatch(batch)).toBe('Leva 27, vertida por Clara em 10/11, curou 2 dias')
  expect(describeBatch({ ...batch, pouredBy: '' })).toBe('Leva 27, vertida em 10/11, curou 2 dias')
  expect(describeBatch({ ...batch, state: 'curing' })).toBe('Leva 27, vertida por Clara em 10/11')
})

it('names every batch that is in the box', () => {
  expect(describeBatch({ ...batch, also: [28] })).toBe(
    'Leva 27, vertida por Clara em 10/11, curou 2 dias, e Leva 28',
  )
  expect(batchNumbers([27, 28, 31])).toBe('Levas 27, 28 e 31')
})

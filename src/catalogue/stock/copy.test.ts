import { expect, it } from 'vitest'
import type { KnownPour } from '#catalogue/stock/domain/pour.ts'
import { levaNumbers, levaWords } from './copy.ts'

const pour: KnownPour = {
  number: 27,
  pouredBy: 'Clara',
  pouredOn: '2026-11-10',
  readyOn: '2026-11-12',
  state: 'ready',
}

it('says what is known of a pour, and nothing else', () => {
  expect(levaWords(pour)).toBe('Leva 27, vertida por Clara em 10/11, curou 2 dias')
  expect(levaWords({ ...pour, pouredBy: '' })).toBe('Leva 27, vertida em 10/11, curou 2 dias')
  expect(levaWords({ ...pour, state: 'curing' })).toBe('Leva 27, vertida por Clara em 10/11')
})

it('names every pour that is in the box', () => {
  expect(levaWords({ ...pour, also: [28] })).toBe(
    'Leva 27, vertida por Clara em 10/11, curou 2 dias, e Leva 28',
  )
  expect(levaNumbers([27, 28, 31])).toBe('Levas 27, 28 e 31')
})

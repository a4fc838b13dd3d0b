import { describe, expect, test } from 'vitest'
import { planFaults } from './fault-plan.ts'
import { Random } from './random.ts'

describe('chance', () => {
  const draws = (random: Random) => Array.from({ length: 1_000 }, () => random.next())

  test('draws the same numbers for the same seed and other numbers for another seed', () => {
    expect(draws(new Random(7))).toEqual(draws(new Random(7)))
    expect(draws(new Random(7))).not.toEqual(draws(new Random(8)))
  })

  test('a stream does not depend on what others drew before', () => {
    const used = new Random(7)
    draws(used)
    expect(draws(used.stream('ana'))).toEqual(draws(new Random(7).stream('ana')))
  })

  test('draws are even', () => {
    const mean = draws(new Random(1)).reduce((sum, draw) => sum + draw, 0) / 1_000
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })
})

test('a plan has every kind of fault and the requested number of kills, and repeats for the same seed', () => {
  const plan = (seed: number) => planFaults(new Random(seed), { kills: 3, purchases: 50 })
  expect(plan(1)).toEqual(plan(1))
  expect(plan(1).filter(({ kind }) => kind === 'kill-shop')).toHaveLength(3)
  expect(new Set(plan(1).map(({ kind }) => kind)).size).toBe(8)
  expect(plan(1).every(({ at }) => at < 50)).toBe(true)
})

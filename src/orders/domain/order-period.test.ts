import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinPeriod, ORDER_PERIODS, type OrderPeriod, periodStart } from './order-period.ts'

const now = new Date('2026-11-14T12:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms)

describe('order periods', () => {
  it.each([
    ['week', 7],
    ['month', 30],
    ['quarter', 90],
  ] as const)('%s reaches back exactly %i days', (period, days) => {
    expect(isWithinPeriod(daysAgo(days), period, now)).toBe(true)
    expect(isWithinPeriod(daysAgo(days, 1), period, now)).toBe(false)
  })

  it('starts where the filter ends', () => {
    const periods = Object.keys(ORDER_PERIODS) as OrderPeriod[]
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        fc.integer({ min: 0, max: 100 * 86_400_000 }),
        (period, age) => {
          const createdAt = new Date(now.getTime() - age)
          expect(createdAt >= periodStart(period, now)).toBe(isWithinPeriod(createdAt, period, now))
        },
      ),
    )
  })
})

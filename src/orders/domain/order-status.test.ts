import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterOutcome, PAYMENT_STATUSES, type PaymentStatus } from './order-status.ts'

describe('laterOutcome', () => {
  it.each([
    ['pending', 'failed', 'failed'],
    ['failed', 'paid', 'paid'],
    ['paid', 'refunded', 'refunded'],
    ['refunded', 'paid', 'refunded'],
    ['paid', 'failed', 'paid'],
    ['paid', 'pending', 'paid'],
  ] as const)('%s, then %s: %s', (first, second, stands) => {
    expect(laterOutcome(first, second)).toBe(stands)
  })

  it('gives the same end for every order of arrival and any repetition', () => {
    const reports = fc.array(fc.constantFrom(...PAYMENT_STATUSES), { minLength: 1, maxLength: 8 })
    const findOutcome = (all: PaymentStatus[]) => all.reduce(laterOutcome, 'pending')
    fc.assert(
      fc.property(reports, (all) => {
        expect(findOutcome([...all].reverse())).toBe(findOutcome(all))
        expect(findOutcome([...all, ...all].sort())).toBe(findOutcome(all))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDayFrom, expectedDay, isDeliveryDay, promisedDay } from './delivery-day.ts'

describe('the day that is promised with a price', () => {
  it.each([
    ['a Tuesday at noon', '2026-03-03T15:00:00Z', '2026-03-03'],
    ['a minute before six', '2026-03-03T20:59:00Z', '2026-03-03'],
    ['six o’clock', '2026-03-03T21:00:00Z', '2026-03-04'],
    ['a Saturday evening', '2026-03-07T23:00:00Z', '2026-03-09'],
    ['a Sunday night', '2026-11-16T02:30:00Z', '2026-11-16'],
    ['a Friday evening before a Saturday of work', '2026-03-06T22:00:00Z', '2026-03-07'],
    ['the eve of Christmas, after six', '2026-12-24T22:00:00Z', '2026-12-26'],
    ['Good Friday', '2026-04-03T12:00:00Z', '2026-04-04'],
    ['Carnival Monday', '2026-02-16T12:00:00Z', '2026-02-18'],
    ['Corpus Christi', '2026-06-04T12:00:00Z', '2026-06-05'],
  ])('on %s', (_when, at, day) => {
    expect(promisedDay(new Date(at))).toBe(day)
  })

  it('is never one on which nobody delivers, and at most four days away', () => {
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (at) => {
        const day = promisedDay(at)
        expect(isDeliveryDay(day)).toBe(true)
        const away = (Date.parse(day) - at.getTime()) / 86_400_000
        expect(away).toBeGreaterThan(-1.2)
        expect(away).toBeLessThan(5)
      }),
    )
  })
})

describe('the day a customer is told', () => {
  const estimatedDeliveryDate = new Date('2026-11-22T15:00:00Z')

  it('is the promised one', () => {
    expect(expectedDay({ promisedDay: '2026-11-16', estimatedDeliveryDate })).toBe('2026-11-16')
  })

  it('is the recorded one where nothing was promised, moved off a Sunday', () => {
    expect(expectedDay({ promisedDay: null, estimatedDeliveryDate })).toBe('2026-11-23')
    expect(expectedDay({ promisedDay: null, estimatedDeliveryDate: null })).toBeNull()
  })

  it('moves past several days without delivery', () => {
    expect(deliveryDayFrom('2027-02-07')).toBe('2027-02-10')
  })
})

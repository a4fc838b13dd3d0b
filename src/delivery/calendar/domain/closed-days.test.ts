import { describe, expect, it } from 'vitest'
import { deliveryDayFrom, expectedDay } from './closed-days.ts'
import { MONDAY_TO_SATURDAY } from './delivery-schedule.ts'

describe('the day a customer is told', () => {
  const estimatedDeliveryDate = new Date('2026-11-22T15:00:00Z')

  it('is the promised one', () => {
    expect(expectedDay({ promisedDay: '2026-11-16', estimatedDeliveryDate })).toBe('2026-11-16')
  })

  it('is the recorded one where nothing was promised, moved off a Sunday', () => {
    expect(expectedDay({ promisedDay: null, estimatedDeliveryDate })).toBe('2026-11-23')
    expect(expectedDay({ promisedDay: null, estimatedDeliveryDate: null })).toBeNull()
  })

  it('is the next open day of the workshop where its calendar is known', () => {
    const rest = { from: '2026-11-20', until: '2026-11-25', kind: 'day-off', places: null } as const
    const order = { promisedDay: null, estimatedDeliveryDate }
    expect(expectedDay(order, { ...MONDAY_TO_SATURDAY, specialDays: [rest] })).toBe('2026-11-26')
  })

  it('moves past several days without delivery', () => {
    expect(deliveryDayFrom('2027-02-07')).toBe('2027-02-10')
  })
})

import { describe, expect, it } from 'vitest'
import { STATES } from '#delivery/addresses/domain/states.ts'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { SpecialDays } from '#delivery/calendar/domain/workshop-calendar.ts'
import { canUndercut, datedOffers, leavingDay, leavingOn } from './offers.ts'
import type { Parcel } from './packing.ts'
import { offersFromRates, proposedRates, type Rate, rateFaults, WEIGHT_BANDS } from './rate-table.ts'

const week = (...specialDays: SpecialDays[]) => ({ ...MONDAY_TO_SATURDAY, specialDays })
const rest = (from: string, until: string | null) =>
  ({ kind: 'vacation', from, until, places: null }) satisfies SpecialDays

describe('a parcel beside the courier’s ride', () => {
  const ride = { price: 6000, freeAbove: 30_000 }

  it.each([
    [{ price: 5999, freeAbove: null }, true, 'cheaper'],
    [{ price: 6000, freeAbove: null }, false, 'the same price'],
    [{ price: 6000, freeAbove: 30_000 }, false, 'free from the same subtotal'],
    [{ price: 7000, freeAbove: 29_999 }, true, 'dearer, but free earlier'],
  ])('%o can undercut it: %s (%s)', (offer, expected, _why) => {
    expect(canUndercut(offer, ride)).toBe(expected)
  })

  it('can undercut a ride that is never free by being free', () => {
    expect(canUndercut({ price: 7000, freeAbove: 90_000 }, { ...ride, freeAbove: null })).toBe(true)
  })
})

describe('the day on which a parcel leaves', () => {
  it.each([
    ['2026-11-17', null, '2026-11-18', 'the next day'],
    ['2026-11-19', null, '2026-11-23', 'not on a holiday, nor on a Saturday'],
    ['2026-11-17', '2026-11-28', '2026-11-30', 'not before its candles have cured'],
    ['2026-11-17', '2026-11-10', '2026-11-18', 'never in the past'],
  ])(
    'ordered on %s, ready on %s: %s, %s',
    (today: string, readyOn: string | null, day: string, _why: string) => {
      expect(leavingDay(week(), { today, readyOn })).toBe(day)
    },
  )

  it('waits for the end of a pause, and is not known in one without an end', () => {
    const today = '2026-11-17'
    expect(leavingDay(week(rest('2026-11-17', '2026-11-24')), { today, readyOn: null })).toBe('2026-11-25')
    expect(leavingDay(week(rest('2026-11-17', null)), { today, readyOn: null })).toBeNull()
  })
})

const rate = (changes: Partial<Rate> = {}): Rate => ({
  state: 'PE',
  service: 'PAC',
  prices: [3690, 4430, 6270, 9590, 15_500, null],
  daysFrom: 4,
  daysUntil: 6,
  freeAbove: null,
  ...changes,
})
const parcel = (grams: number) => ({ grams }) as Parcel

describe('offers of the table', () => {
  it('cost the sum of each parcel’s price band', () => {
    expect(offersFromRates([rate()], [parcel(1000)])).toMatchObject([{ service: 'PAC', price: 3690 }])
    expect(offersFromRates([rate()], [parcel(1001), parcel(20_000)])).toMatchObject([{ price: 19_930 }])
  })

  it('are none where a parcel has no price', () => {
    expect(offersFromRates([rate()], [parcel(500), parcel(20_001)])).toEqual([])
    expect(offersFromRates([rate()], [parcel(30_001)])).toEqual([])
  })

  it('arrive between two working days after leaving, the holiday counted, the cheapest first', () => {
    const express = rate({ service: 'SEDEX', prices: [6890], daysFrom: 1, daysUntil: 2 })
    const offers = datedOffers(offersFromRates([express, rate()], [parcel(900)]), '2026-11-18')
    expect(offers).toMatchObject([
      { service: 'PAC', leavesOn: '2026-11-18', arrives: { from: '2026-11-25', until: '2026-11-27' } },
      { service: 'SEDEX', arrives: { from: '2026-11-19', until: '2026-11-23' } },
    ])
  })
})

describe('a parcel that leaves later than it was said', () => {
  it('takes as many working days as before', () => {
    const estimate = { leavesOn: '2026-11-18', arrives: { from: '2026-11-25', until: '2026-11-27' } }
    expect(leavingOn(estimate, '2026-11-24')).toEqual({
      leavesOn: '2026-11-24',
      arrives: { from: '2026-11-30', until: '2026-12-02' },
    })
    expect(leavingOn(estimate, estimate.leavesOn)).toEqual(estimate)
  })
})

describe('a line of the table', () => {
  it('can be saved as it is proposed, for every state and service', () => {
    const proposed = proposedRates()
    expect(proposed).toHaveLength(STATES.length * 2)
    for (const each of proposed) {
      expect(rateFaults(each)).toEqual([])
      expect(each.prices).toHaveLength(WEIGHT_BANDS.length)
      expect(each.prices).toEqual(each.prices.toSorted((a, b) => Number(a) - Number(b)))
    }
  })

  it.each([
    [{ prices: [1] }, 'prices'],
    [{ prices: [0, 1, 1, 1, 1, 1] }, 'prices'],
    [{ prices: [1.5, 1, 1, 1, 1, 1] }, 'prices'],
    [{ daysFrom: 0 }, 'days'],
    [{ daysFrom: 9, daysUntil: 3 }, 'days'],
    [{ daysUntil: 61 }, 'days'],
    [{ freeAbove: 0 }, 'freeAbove'],
  ])('is refused with %o', (changes, fault) => {
    expect(rateFaults(rate(changes))).toEqual([fault])
  })
})

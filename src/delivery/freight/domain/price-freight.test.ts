import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import type { CourierPriceTable } from './courier-settings.ts'
import { freightBreakdown } from './freight-breakdown.ts'
import { composeFreightPrice, isPeakHour, priceFreight } from './price-freight.ts'

const seedTable: CourierPriceTable = {
  basePrice: 12_00,
  tier1Rate: 2_20,
  tier2Rate: 2_00,
  tier3Rate: 1_80,
  tier4Rate: 1_60,
  handlingFee: 3_00,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
}

const tuesdayNoon = new Date('2026-03-03T15:00:00Z')
const tuesdayPeak = new Date('2026-03-03T20:30:00Z')

function priceAt(km: number, at = tuesdayNoon) {
  const pricedFreight = priceFreight({ metres: Math.round(km * 1000), table: seedTable, at, mode: 'TABELA' })
  if (!pricedFreight.ok) throw new Error(pricedFreight.code)
  return pricedFreight.value
}

const amount = fc.integer({ min: 0, max: 50_00 })
const metres = fc.integer({ min: 0, max: 40_000 })
const clockTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
})
const tables: fc.Arbitrary<CourierPriceTable> = fc.record({
  basePrice: amount,
  tier1Rate: amount,
  tier2Rate: amount,
  tier3Rate: amount,
  tier4Rate: amount,
  handlingFee: amount,
  peakUpchargePct: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  peakStartTime: clockTime,
  peakEndTime: clockTime,
})
const instants = fc.date({
  min: new Date('2005-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the seed table', () => {
  it.each([
    [0, 15_00, 16_80],
    [2.1, 15_00, 16_80],
    [3, 15_00, 16_80],
    [4.6, 18_52, 20_85],
    [7, 23_80, 26_92],
    [9.4, 28_60, 32_44],
    [15, 39_80, 45_32],
    [17.8, 44_84, 51_12],
    [25, 57_80, 66_02],
    [40, 81_80, 93_62],
  ])('%s km costs %i centavos, %i at peak', (km, normal, peak) => {
    expect(priceAt(km).total).toBe(normal)
    expect(priceAt(km, tuesdayPeak).total).toBe(peak)
  })

  it('adds up the bands that were entered, each up to where the way ends', () => {
    expect(priceAt(9.4, tuesdayPeak)).toEqual({
      base: 12_00,
      bands: [
        { fromMetres: 3000, toMetres: 7000, ratePerKm: 2_20, subtotal: 8_80 },
        { fromMetres: 7000, toMetres: 9400, ratePerKm: 2_00, subtotal: 4_80 },
      ],
      handling: 3_00,
      peakApplied: true,
      peakPct: 15,
      peakAmount: 3_84,
      total: 32_44,
    })
  })

  it('rounds half a centavo up', () => {
    const table = { ...seedTable, tier1Rate: 2_50, peakUpchargePct: 12.5 }
    const price = composeFreightPrice(3_002, { ...table, basePrice: 12_03 }, true)
    expect(price.bands[0]?.subtotal).toBe(1)
    // 12.04 × 12.5 % is 150.5 centavos.
    expect(price.peakAmount).toBe(1_51)
  })
})

describe('refused distances', () => {
  it('serves exactly 40 km and not a metre more', () => {
    const request = { table: seedTable, at: tuesdayNoon, mode: 'TABELA' }
    expect(priceFreight({ ...request, metres: 40_000 }).ok).toBe(true)
    expect(priceFreight({ ...request, metres: 40_001 })).toEqual({
      ok: false,
      code: 'beyond-reach',
      details: { metres: 40_001 },
    })
  })

  it('offers no other mode', () => {
    const request = { table: seedTable, at: tuesdayNoon, metres: 5_000 }
    expect(priceFreight({ ...request, mode: 'LALAMOVE' })).toMatchObject({ code: 'mode-not-offered' })
    expect(priceFreight({ ...request, mode: 'tabela' })).toMatchObject({ code: 'mode-not-offered' })
  })
})

describe('properties of the price', () => {
  it('never falls as the distance grows', () => {
    fc.assert(
      fc.property(tables, metres, metres, fc.boolean(), (table, one, other, peak) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(composeFreightPrice(far, table, peak).total).toBeGreaterThanOrEqual(
          composeFreightPrice(near, table, peak).total,
        )
      }),
    )
  })

  it('is continuous where bands meet', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(3_000, 7_000, 15_000, 25_000, 40_000), (table, edge) => {
        // One metre at the highest rate (R$ 50/km, doubled at peak) costs 10 centavos; three lines may
        // each round up by one.
        const step = 13
        for (const peak of [false, true]) {
          const at = (distance: number) => composeFreightPrice(distance, table, peak).total
          expect(at(edge) - at(edge - 1)).toBeLessThanOrEqual(step)
          if (edge < 40_000) expect(at(edge + 1) - at(edge)).toBeLessThanOrEqual(step)
        }
      }),
    )
  })

  it('is the sum of its lines, all whole centavos', () => {
    fc.assert(
      fc.property(tables, metres, instants, (table, distance, at) => {
        const pricedFreight = priceFreight({ metres: distance, table, at, mode: 'TABELA' })
        if (!pricedFreight.ok) throw new Error(pricedFreight.code)
        const { base, bands, handling, peakAmount, total } = pricedFreight.value
        const lines = [base, ...bands.map((band) => band.subtotal), handling, peakAmount]
        expect(lines.every(Number.isSafeInteger)).toBe(true)
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
      }),
    )
  })

  it('covers the whole way with bands that touch', () => {
    fc.assert(
      fc.property(tables, metres, (table, distance) => {
        let reached = 3_000
        for (const band of composeFreightPrice(distance, table, false).bands) {
          expect(band.fromMetres).toBe(reached)
          reached = band.toMetres
        }
        expect(reached).toBe(Math.max(3_000, distance))
      }),
    )
  })

  it('adds the surcharge only on weekdays inside the window on São Paulo’s clock', () => {
    fc.assert(
      fc.property(tables, metres, instants, (table, distance, at) => {
        const pricedFreight = priceFreight({ metres: distance, table, at, mode: 'TABELA' })
        if (!pricedFreight.ok) throw new Error(pricedFreight.code)
        const { weekday, hour, minute } = saoPauloTime(at)
        const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        const inWindow = clock >= table.peakStartTime && clock < table.peakEndTime
        expect(pricedFreight.value.peakApplied).toBe(weekday >= 1 && weekday <= 5 && inWindow)
        if (!pricedFreight.value.peakApplied) expect(pricedFreight.value.peakAmount).toBe(0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('isPeakHour', () => {
  it('includes the start and excludes the end', () => {
    expect(isPeakHour(new Date('2026-03-03T19:59:59Z'), seedTable)).toBe(false)
    expect(isPeakHour(new Date('2026-03-03T20:00:00Z'), seedTable)).toBe(true)
    expect(isPeakHour(new Date('2026-03-03T22:59:59Z'), seedTable)).toBe(true)
    expect(isPeakHour(new Date('2026-03-03T23:00:00Z'), seedTable)).toBe(false)
  })

  it('rests at weekends', () => {
    expect(isPeakHour(new Date('2026-03-06T21:00:00Z'), seedTable)).toBe(true)
    expect(isPeakHour(new Date('2026-03-07T21:00:00Z'), seedTable)).toBe(false)
    expect(isPeakHour(new Date('2026-03-08T21:00:00Z'), seedTable)).toBe(false)
  })

  it('uses the weekday in São Paulo while London is a day ahead', () => {
    const lateWindow = { peakStartTime: '21:00', peakEndTime: '23:30' }
    expect(isPeakHour(new Date('2026-03-07T01:00:00Z'), lateWindow)).toBe(true)
    expect(isPeakHour(new Date('2026-03-09T01:00:00Z'), lateWindow)).toBe(false)
  })

  it('follows the summer time that São Paulo kept until 2019', () => {
    expect(isPeakHour(new Date('2018-12-11T19:30:00Z'), seedTable)).toBe(true)
    expect(isPeakHour(new Date('2019-12-10T19:30:00Z'), seedTable)).toBe(false)
  })

  it('never applies when start and end are the same', () => {
    expect(isPeakHour(tuesdayPeak, { peakStartTime: '17:30', peakEndTime: '17:30' })).toBe(false)
  })
})

describe('freightBreakdown', () => {
  it('speaks reais and kilometres, metres kept', () => {
    expect(freightBreakdown(priceAt(9.437, tuesdayPeak))).toEqual({
      base: 12,
      kmTiers: [
        { fromKm: 3, toKm: 7, ratePerKm: 2.2, subtotal: 8.8 },
        { fromKm: 7, toKm: 9.437, ratePerKm: 2, subtotal: 4.87 },
      ],
      handling: 3,
      peakUpchargeApplied: true,
      peakUpchargePct: 15,
      peakUpchargeAmount: 3.85,
    })
  })
})

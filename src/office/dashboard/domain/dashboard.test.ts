import { describe, expect, it } from 'vitest'
import { movingAverage } from './moving-average.ts'
import { buildSpan, listDays, readSalesPeriod } from './sales-period.ts'

describe('the period of the charts', () => {
  it('is one of three, and thirty days for anything else', () => {
    expect(['7', '30', '90', '31', '', null].map(readSalesPeriod)).toEqual([7, 30, 90, 30, 30, 30])
  })

  it('counts calendar days in São Paulo, including today', () => {
    const lateEvening = new Date('2026-11-15T01:30:00Z')
    expect(listDays(7, lateEvening)).toEqual([
      '2026-11-08',
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
    ])
    expect(buildSpan(listDays(7, lateEvening))).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  })

  it('misses no day and doubles none where summer time began', () => {
    const days = listDays(30, new Date('2018-11-20T12:00:00Z'))
    expect(new Set(days).size).toBe(30)
    expect(days).toContain('2018-11-04')
  })
})

describe('movingAverage', () => {
  it('leans on what is there', () => {
    expect(movingAverage([2, 4, 6, 8], 3)).toEqual([2, 3, 4, 6])
    expect(movingAverage([], 7)).toEqual([])
  })
})

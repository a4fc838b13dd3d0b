import { describe, expect, it } from 'vitest'
import { countDays, daysOfSpan, MAX_SPAN, readReportSpan } from './report-span.ts'

/** 21:30 on 31 October in São Paulo, but already November in UTC. */
const now = new Date('2026-11-01T00:30:00Z')
const read = (query: string) => readReportSpan(new URLSearchParams(query), now)

describe('the span of a report', () => {
  it('is the present month of São Paulo, against the month before', () => {
    expect(read('')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      month: '2026-10',
      before: { from: '2026-09-01', to: '2026-09-30' },
    })
  })

  it('is the month or the days of the address, turned round where they stand the wrong way', () => {
    expect(read('month=2024-02')).toMatchObject({ to: '2024-02-29', before: { from: '2024-01-01' } })
    expect(read('from=2026-03-10&to=2026-03-04')).toEqual({
      from: '2026-03-04',
      to: '2026-03-10',
      month: null,
      before: { from: '2026-02-25', to: '2026-03-03' },
    })
    expect(read('from=2026-03-01&to=2026-03-31')).toMatchObject({ month: '2026-03' })
  })

  it('ignores what no calendar has, and is never longer than ten years', () => {
    for (const query of [
      'month=2026-13',
      'from=2026-02-30&to=2026-03-01',
      'from=2026-02-01',
      'month=%27',
      'month=0000-01',
    ])
      expect(read(query).month).toBe('2026-10')
    const { from, to } = read('from=2001-01-01&to=2026-10-31')
    expect(countDays(from, to)).toBe(MAX_SPAN)
  })

  it('compares the present month with as many days of the one before as have passed', () => {
    const on = (today: string) => readReportSpan(new URLSearchParams(), new Date(`${today}T15:00:00Z`)).before
    expect(on('2026-11-16')).toEqual({ from: '2026-10-01', to: '2026-10-16' })
    expect(on('2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('misses no day where summer time began', () => {
    const days = daysOfSpan({ from: '2018-11-01', to: '2018-11-30' })
    expect([days.length, new Set(days).size, days[3]]).toEqual([30, 30, '2018-11-04'])
  })
})

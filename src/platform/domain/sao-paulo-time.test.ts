import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysBetweenRoundedUp,
  formatDate,
  formatDateTime,
  formatLongDate,
  isoDay,
  saoPauloTime,
  startOfDay,
} from './sao-paulo-time.ts'

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('saoPauloTime', () => {
  it('reads the clock three hours behind UTC today', () => {
    expect(saoPauloTime(new Date('2026-03-02T01:30:05Z'))).toEqual({
      year: 2026,
      month: 3,
      day: 1,
      weekday: 0,
      hour: 22,
      minute: 30,
      second: 5,
    })
  })

  it('applies the summer time of earlier years', () => {
    expect(saoPauloTime(new Date('2018-12-10T19:00:00Z')).hour).toBe(17)
    expect(saoPauloTime(new Date('2019-12-10T19:00:00Z')).hour).toBe(16)
  })

  it('shows what the zone database shows, in summer time and out of it', () => {
    const clock = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const { second } = saoPauloTime(instant)
        const [day = '', time = ''] = clock.format(instant).split(', ')
        expect(`${formatDateTime(instant)}:${String(second).padStart(2, '0')}`).toBe(`${day} ${time}`)
      }),
    )
  })

  it('writes midnight as hour 0', () => {
    expect(formatDateTime(new Date('2026-01-01T03:00:00Z'))).toBe('01/01/2026 00:00')
  })
})

describe('formats', () => {
  it('writes day, month, year, hour and minute in that order', () => {
    const instant = new Date('2026-09-05T02:07:59Z')
    expect(formatDateTime(instant)).toBe('04/09/2026 23:07')
    expect(formatDate(instant)).toBe('04/09/2026')
    expect(isoDay(instant)).toBe('2026-09-04')
  })
})

describe('startOfDay', () => {
  it('is midnight in São Paulo', () => {
    expect(startOfDay(new Date('2026-05-10T02:59:59Z'))).toEqual(new Date('2026-05-09T03:00:00Z'))
    expect(startOfDay(new Date('2026-05-10T03:00:00Z'))).toEqual(new Date('2026-05-10T03:00:00Z'))
  })

  it('is one o’clock on the day summer time began, which had no midnight', () => {
    expect(startOfDay(new Date('2018-11-04T15:00:00Z'))).toEqual(new Date('2018-11-04T03:00:00Z'))
    expect(startOfDay(new Date('2018-11-05T15:00:00Z'))).toEqual(new Date('2018-11-05T02:00:00Z'))
  })

  it('is the second passing of the hour after which summer time ended', () => {
    expect(startOfDay(new Date('2019-02-17T15:00:00Z'))).toEqual(new Date('2019-02-17T03:00:00Z'))
    expect(startOfDay(new Date('2019-02-17T02:30:00Z'))).toEqual(new Date('2019-02-16T02:00:00Z'))
  })

  it('moves by calendar days, across months and summer time', () => {
    expect(startOfDay(new Date('2026-03-01T12:00:00Z'), -1)).toEqual(new Date('2026-02-28T03:00:00Z'))
    expect(startOfDay(new Date('2018-11-03T12:00:00Z'), 2)).toEqual(new Date('2018-11-05T02:00:00Z'))
  })

  it('is on the same day, at or before the instant, and right after the previous day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const start = startOfDay(instant)
        expect(isoDay(start)).toBe(isoDay(instant))
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(isoDay(new Date(start.getTime() - 1))).not.toBe(isoDay(instant))
        expect(startOfDay(start)).toEqual(start)
      }),
    )
  })
})

describe('daysBetweenRoundedUp', () => {
  it('counts a started day as a whole one', () => {
    const now = new Date('2026-05-10T12:00:00Z')
    expect(daysBetweenRoundedUp(now, now)).toBe(0)
    expect(daysBetweenRoundedUp(new Date('2026-05-10T11:59:59Z'), now)).toBe(1)
    expect(daysBetweenRoundedUp(new Date('2026-05-03T12:00:00Z'), now)).toBe(7)
    expect(daysBetweenRoundedUp(new Date('2026-05-03T11:59:59Z'), now)).toBe(8)
  })
})

it('a long date names the day in São Paulo', () => {
  expect(formatLongDate(new Date('2026-11-11T02:59:00Z'))).toBe('10 de novembro de 2026')
})

import { describe, expect, it } from 'vitest'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { holdEndOnceClaimed, holdEndUnder } from './own-key-hold.ts'

const schedule = { ...MONDAY_TO_SATURDAY, specialDays: [] }
const rule = { minutes: 120, look: { time: '12:00', schedule } }
const at = (time: string) => new Date(`${time}:00-03:00`)
const end = (time: string) => holdEndUnder(rule, at(time))

describe('a hold for the own Pix key', () => {
  it('ends at noon of the next working day for an order at night', () => {
    expect(end('2026-11-16T23:10')).toEqual(at('2026-11-17T12:00'))
    expect(end('2026-11-17T02:00')).toEqual(at('2026-11-17T12:00'))
    // Friday the 20th is a holiday, and Sunday is not a working day.
    expect(end('2026-11-19T22:00')).toEqual(at('2026-11-21T12:00'))
    expect(end('2026-11-21T19:00')).toEqual(at('2026-11-23T12:00'))
  })

  it('lasts the minutes of the setting if they end later', () => {
    expect(end('2026-11-17T11:00')).toEqual(at('2026-11-17T13:00'))
    expect(holdEndUnder({ ...rule, look: null }, at('2026-11-16T23:10'))).toEqual(at('2026-11-17T01:10'))
  })

  it('skips the days on which the workshop rests', () => {
    const specialDays = [{ kind: 'day-off', from: '2026-11-17', until: '2026-11-18', places: null }] as const
    const resting = { ...rule, look: { time: '12:00', schedule: { ...schedule, specialDays } } }
    expect(holdEndUnder(resting, at('2026-11-16T23:10'))).toEqual(at('2026-11-19T12:00'))
  })

  it('is extended by a working day once the customer reports the payment', () => {
    const hold = at('2026-11-17T12:00')
    expect(holdEndOnceClaimed(rule, hold)).toEqual(at('2026-11-18T12:00'))
  })
})

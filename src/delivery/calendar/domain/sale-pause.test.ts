import { describe, expect, it } from 'vitest'
import { listSpecialDays, pauseNear, salePauseOn } from './sale-pause.ts'
import type { CalendarEntry } from './workshop-calendar.ts'

const facts = (calendar: readonly CalendarEntry[], courierPause = { selling: '', until: '' }) => ({
  calendar,
  values: { courierPause },
})
const vacation: CalendarEntry = {
  from: '2026-12-24',
  until: '2027-01-04',
  kind: 'vacation',
  places: null,
  note: 'Até já.',
}

describe('a pause of the shop', () => {
  it.each([
    ['2026-12-23', null],
    ['2026-12-24', '2027-01-05'],
    ['2027-01-04', '2027-01-05'],
    ['2027-01-05', null],
  ])('that starts on %s ends on %s', (today, opensOn) => {
    expect(salePauseOn(facts([vacation]), today)?.opensOn ?? null).toBe(opensOn)
  })

  it('shows the owner’s text, and continues if another pause follows', () => {
    const next = { ...vacation, from: '2027-01-05', until: '2027-01-09', note: '' }
    expect(salePauseOn(facts([vacation, next]), '2026-12-25')).toEqual({
      reason: 'holiday',
      opensOn: '2027-01-10',
      note: 'Até já.',
    })
  })

  it('is no day off: the shop goes on selling', () => {
    expect(salePauseOn(facts([{ ...vacation, kind: 'day-off' }]), '2026-12-25')).toBeNull()
  })

  it('is near for two weeks before it begins, then on, then over', () => {
    const near = (today: string) => pauseNear(facts([vacation]), today)
    expect(near('2026-12-09')).toBeNull()
    expect(near('2026-12-10')).toMatchObject({ from: '2026-12-24', isOn: false })
    expect(near('2026-12-24')).toMatchObject({ until: '2027-01-04', isOn: true })
    expect(near('2027-01-05')).toBeNull()
  })

  it('pauses the courier only if nothing else is sold, and may have no end', () => {
    const paused = (selling: string, until: string, today: string) =>
      salePauseOn(facts([], { selling, until }), today)
    expect(paused('arranged', '', '2026-11-16')).toBeNull()
    expect(paused('closed', '', '2026-11-16')).toEqual({ reason: 'courier', opensOn: null, note: '' })
    expect(paused('closed', '2026-11-16', '2026-11-16')?.opensOn).toBe('2026-11-17')
    expect(paused('closed', '2026-11-16', '2026-11-17')).toBeNull()
  })

  it('keeps the owner’s notes out of what customers see', () => {
    expect(JSON.stringify(listSpecialDays(facts([vacation])))).not.toContain('Até já')
  })
})

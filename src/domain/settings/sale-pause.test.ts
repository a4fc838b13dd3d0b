import { describe, expect, it } from 'vitest'
import { pauseNear, salePauseOn } from './sale-pause.ts'

const none = { selling: '', until: '' }
const holiday = { from: '2026-12-24', until: '2027-01-04', note: 'Até já.' }
const noHoliday = { from: '', until: '', note: '' }

describe('a pause of the shop', () => {
  it.each([
    ['2026-12-23', null],
    ['2026-12-24', '2027-01-05'],
    ['2027-01-04', '2027-01-05'],
    ['2027-01-05', null],
  ])('on %s it opens again on %s', (today, opensOn) => {
    expect(salePauseOn({ holiday, courierPause: none }, today)?.opensOn ?? null).toBe(opensOn)
  })

  it('begins at once without a first day', () => {
    expect(
      salePauseOn({ holiday: { ...holiday, from: '' }, courierPause: none }, '2026-11-16'),
    ).toMatchObject({
      reason: 'holiday',
      note: 'Até já.',
    })
  })

  it('is near for two weeks before it begins, then on, then over', () => {
    const near = (today: string) => pauseNear({ holiday, courierPause: none }, today)
    expect(near('2026-12-09')).toBeNull()
    expect(near('2026-12-10')).toMatchObject({ from: '2026-12-24', isOn: false })
    expect(near('2026-12-24')).toMatchObject({ until: '2027-01-04', isOn: true })
    expect(near('2027-01-05')).toBeNull()
  })

  it('comes with the courier only where nothing is sold meanwhile, and may have no end', () => {
    const paused = (selling: string, until: string, today: string) =>
      salePauseOn({ holiday: noHoliday, courierPause: { selling, until } }, today)
    expect(paused('arranged', '', '2026-11-16')).toBeNull()
    expect(paused('closed', '', '2026-11-16')).toEqual({ reason: 'courier', opensOn: null, note: '' })
    expect(paused('closed', '2026-11-16', '2026-11-16')?.opensOn).toBe('2026-11-17')
    expect(paused('closed', '2026-11-16', '2026-11-17')).toBeNull()
  })
})

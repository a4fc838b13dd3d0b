import { expect, test } from 'vitest'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { listOpenSlots, nextOpenSlot } from '#delivery/calendar/domain/open-slots.ts'
import { orderByWords } from './delivery-promise.ts'

function saidAt(time: string, place: string | null = 'Perdizes', daysOff: string[] = []) {
  const now = new Date(`${time}-03:00`)
  const specialDays = daysOff.map((day) => ({
    from: day,
    until: day,
    kind: 'day-off' as const,
    places: null,
  }))
  const schedule = { ...MONDAY_TO_SATURDAY, specialDays }
  const slot = nextOpenSlot(listOpenSlots({ schedule, takenPlaces: [], now, distanceMetres: 4200 }), now)
  return slot && orderByWords(slot, place, now)
}

test.each([
  ['2026-11-16T15:59', 'Peça até 16h e receba hoje à noite em Perdizes'],
  ['2026-11-16T16:00', 'Peça até 18h e receba amanhã de manhã em Perdizes'],
  ['2026-11-16T18:00', 'Peça hoje e receba amanhã à tarde em Perdizes'],
  ['2026-11-14T14:00', 'Peça hoje e receba na segunda de manhã em Perdizes'],
  ['2026-11-15T14:00', 'Peça até 18h e receba amanhã de manhã em Perdizes'],
  ['2026-11-19T17:00', 'Peça hoje e receba no sábado de manhã em Perdizes'],
])('promises at %s: %s', (time, words) => {
  expect(saidAt(time)).toBe(words)
})

test('a weekday that could be mistaken for this week’s has its date', () => {
  const off = ['16', '17', '18', '19', '21', '23'].map((day) => `2026-11-${day}`)
  expect(saidAt('2026-11-16T09:00', 'Perdizes', off)).toBe(
    'Peça hoje e receba na terça, 24/11, de manhã em Perdizes',
  )
})

test.each([
  ['Vila Madalena', /na Vila Madalena$/],
  ['Tatuapé', /no Tatuapé$/],
  ['Sé', /na Sé$/],
  ['Pinheiros', /em Pinheiros$/],
  [null, /hoje à noite$/],
])('%s is spoken of as people do', (place, words) => {
  expect(saidAt('2026-11-16T12:00', place)).toMatch(words)
})

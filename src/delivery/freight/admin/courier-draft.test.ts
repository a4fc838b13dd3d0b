import { describe, expect, it } from 'vitest'
import { courierDraft, draftFaults, readCourierDraft } from './courier-draft.ts'

const settings = {
  enabled: true,
  originAddress: 'Rua Harmonia, 500',
  originValidated: true,
  origin: null,
  basePrice: 1200,
  tier1Rate: 220,
  tier2Rate: 200,
  tier3Rate: 180,
  tier4Rate: 160,
  handlingFee: 300,
  peakUpchargePct: 12.5,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: 20_000,
}

describe('the courier settings while they are typed', () => {
  const draft = courierDraft(settings)

  it('shows amounts as they are written in Brazil, and reads them back', () => {
    expect(draft).toMatchObject({ basePrice: '12,00', tier1Rate: '2,20', peakUpchargePct: '12,5' })
    const { originValidated: _validated, origin: _origin, ...typed } = settings
    expect(readCourierDraft(draft)).toEqual(typed)
    expect(draftFaults(draft)).toEqual([])
    expect(readCourierDraft({ ...draft, freeAbove: ' ' }).freeAbove).toBeNull()
  })

  it.each([
    ['basePrice', ''],
    ['tier2Rate', 'dois'],
    ['handlingFee', '-1'],
    ['tier3Rate', '1.000.000'],
    ['peakUpchargePct', '101'],
    ['peakUpchargePct', '15%'],
    ['peakStartTime', '25:00'],
    ['peakEndTime', '16:00'],
    ['originAddress', '  '],
    ['freeAbove', '0'],
    ['freeAbove', 'muito'],
  ] as const)('names %s = %j', (field, typed) => {
    expect(draftFaults({ ...draft, [field]: typed })).toEqual([field])
  })
})

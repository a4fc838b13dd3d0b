import { describe, expect, it } from 'vitest'
import { type CourierSettings, courierSettingsFaults } from './courier-settings.ts'

const settings: CourierSettings = {
  enabled: true,
  originAddress: 'Rua Harmonia, 500',
  originValidated: true,
  origin: { lat: -23.5539, lng: -46.6891 },
  basePrice: 12_00,
  tier1Rate: 2_20,
  tier2Rate: 2_00,
  tier3Rate: 1_80,
  tier4Rate: 1_60,
  handlingFee: 3_00,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: null,
}

describe('courierSettingsFaults', () => {
  it('accepts the seed and free bands', () => {
    expect(courierSettingsFaults(settings)).toEqual([])
    expect(courierSettingsFaults({ ...settings, tier4Rate: 0, handlingFee: 0, peakUpchargePct: 0 })).toEqual(
      [],
    )
  })

  it.each([
    ['basePrice', -1],
    ['tier1Rate', 1.5],
    ['tier2Rate', Number.NaN],
    ['handlingFee', 1_000_01],
    ['peakUpchargePct', 101],
    ['peakUpchargePct', Number.NaN],
    ['peakStartTime', '25:00'],
    ['peakEndTime', '16:59'],
    ['peakEndTime', '7:00'],
    ['originAddress', '   '],
    ['freeAbove', 0],
    ['freeAbove', Number.NaN],
    ['freeAbove', 10_000_01],
  ])('refuses %s = %s', (field, value) => {
    expect(courierSettingsFaults({ ...settings, [field]: value })).toEqual([field])
  })
})

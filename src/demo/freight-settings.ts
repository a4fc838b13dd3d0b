import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { CourierSettings } from '#delivery/freight/domain/courier-settings.ts'

const origin: GeoPoint = { lat: -23.5539, lng: -46.6891 }

export const demoFreightSettings = {
  enabled: true,
  originAddress: 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
  originValidated: true,
  origin,
  basePrice: 1200,
  tier1Rate: 220,
  tier2Rate: 200,
  tier3Rate: 180,
  tier4Rate: 160,
  handlingFee: 300,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: null,
} satisfies CourierSettings

export const demoSchedule = MONDAY_TO_SATURDAY

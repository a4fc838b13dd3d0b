import {
  type CourierSettings,
  type CourierSettingsFault,
  courierSettingsFaults,
} from '#delivery/freight/domain/courier-settings.ts'
import { decimalFromCentavos, parseBrl } from '#platform/domain/money.ts'

/** Values as typed, so amounts may be incomplete. */
export type CourierDraft = Record<CourierSettingsFault, string> & { enabled: boolean }

const MONEY = ['basePrice', 'tier1Rate', 'tier2Rate', 'tier3Rate', 'tier4Rate', 'handlingFee'] as const

const typedAmount = (amount: number) => decimalFromCentavos(amount).replace('.', ',')

export function courierDraft(settings: CourierSettings): CourierDraft {
  const amounts = Object.fromEntries(MONEY.map((field) => [field, typedAmount(settings[field])]))
  return {
    ...(amounts as Record<(typeof MONEY)[number], string>),
    enabled: settings.enabled,
    originAddress: settings.originAddress,
    peakUpchargePct: String(settings.peakUpchargePct).replace('.', ','),
    peakStartTime: settings.peakStartTime,
    peakEndTime: settings.peakEndTime,
    freeAbove: settings.freeAbove === null ? '' : typedAmount(settings.freeAbove),
  }
}

export type TypedCourierSettings = Omit<CourierSettings, 'origin' | 'originValidated'>

/** Invalid numbers become NaN, which `draftFaults` reports. */
export function readCourierDraft(draft: CourierDraft): TypedCourierSettings {
  const amounts = Object.fromEntries(MONEY.map((field) => [field, parseBrl(draft[field]) ?? Number.NaN]))
  const pct = draft.peakUpchargePct.trim().replace(',', '.')
  return {
    ...(amounts as Record<(typeof MONEY)[number], number>),
    enabled: draft.enabled,
    originAddress: draft.originAddress,
    peakUpchargePct: /^\d+(\.\d{1,2})?$/.test(pct) ? Number(pct) : Number.NaN,
    peakStartTime: draft.peakStartTime.trim(),
    peakEndTime: draft.peakEndTime.trim(),
    freeAbove: draft.freeAbove.trim() === '' ? null : (parseBrl(draft.freeAbove) ?? Number.NaN),
  }
}

export function draftFaults(draft: CourierDraft): CourierSettingsFault[] {
  return courierSettingsFaults({ ...readCourierDraft(draft), origin: null, originValidated: false })
}

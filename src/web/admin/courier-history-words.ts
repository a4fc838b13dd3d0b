import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { scheduleCopy } from '#copy/delivery/delivery-schedule.ts'
import { formatBrl } from '#domain/money.ts'
import type { AuditWords } from './audit-trail.tsx'

const amounts = new Set<string>(Object.keys(words.bands))

export const courierHistoryWords: AuditWords = {
  ...words.history,
  fields: { ...words.history.fields, ...scheduleCopy.history },
  show: (field, value) => (amounts.has(field) && typeof value === 'number' ? formatBrl(value) : undefined),
}

import { scheduleCopy } from '#delivery/calendar/copy/delivery-schedule.ts'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { AuditWords } from '#ui/admin/audit-trail.tsx'

const amounts = new Set<string>(Object.keys(words.bands))

export const courierHistoryWords: AuditWords = {
  ...words.history,
  fields: { ...words.history.fields, ...scheduleCopy.history },
  show: (field, value) => (amounts.has(field) && typeof value === 'number' ? formatBrl(value) : undefined),
}

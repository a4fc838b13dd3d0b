import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { scheduleCopy as words } from '#delivery/calendar/copy/delivery-schedule.ts'
import { courierSettingsCopy as courierWords } from '#delivery/freight/admin-copy.ts'
import {
  type SaveScheduleRefusal,
  saveDeliverySchedule,
} from '#delivery/freight/use-cases/save-delivery-schedule.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { readScheduleDraft } from './schedule-draft.ts'

const typed = textUpTo(10)
const cutOffDay = z.enum(['same', 'before']).catch('same')

export const scheduleFormSchema = z.object({
  version: seenNumber,
  morningFrom: typed,
  morningUntil: typed,
  morningCutOff: typed,
  morningCutOffDay: cutOffDay,
  afternoonFrom: typed,
  afternoonUntil: typed,
  afternoonCutOff: typed,
  afternoonCutOffDay: cutOffDay,
  eveningFrom: typed,
  eveningUntil: typed,
  eveningCutOff: typed,
  eveningCutOffDay: cutOffDay,
  capacity: z.array(typed).max(21).catch([]),
  capacityUnit: z.enum(['orders', 'kilometres']).catch('orders'),
  preparationHours: typed,
})
export type ScheduleForm = z.output<typeof scheduleFormSchema>

export const scheduleIntent = intent({
  schema: scheduleFormSchema,
  failed: { title: courierWords.saveFailed, text: actionFailed.text },
  run: (sent, { shop, actor }) =>
    saveDeliverySchedule(shop, { schedule: readSchedule(sent), version: sent.version, actor }),
  done: () => ({ title: courierWords.saved }),
  refusals: describeProblem,
  adds: (result) =>
    result.ok ? {} : { scheduleFaults: result.code === 'invalid' ? result.details.faults : [] },
})

export function readSchedule(sentScheduleForm: ScheduleForm) {
  const { capacity, capacityUnit, preparationHours } = sentScheduleForm
  return readScheduleDraft({
    shifts: {
      morning: {
        from: sentScheduleForm.morningFrom,
        until: sentScheduleForm.morningUntil,
        cutOff: sentScheduleForm.morningCutOff,
        cutOffDay: sentScheduleForm.morningCutOffDay,
      },
      afternoon: {
        from: sentScheduleForm.afternoonFrom,
        until: sentScheduleForm.afternoonUntil,
        cutOff: sentScheduleForm.afternoonCutOff,
        cutOffDay: sentScheduleForm.afternoonCutOffDay,
      },
      evening: {
        from: sentScheduleForm.eveningFrom,
        until: sentScheduleForm.eveningUntil,
        cutOff: sentScheduleForm.eveningCutOff,
        cutOffDay: sentScheduleForm.eveningCutOffDay,
      },
    },
    capacity: capacity.map((number) => (/^\d+$/.test(number.trim()) ? Number(number) : Number.NaN)),
    capacityUnit,
    preparationHours,
  })
}

export function describeProblem(refusal: SaveScheduleRefusal): string {
  if (refusal.code === 'changed-meanwhile') return courierWords.changedMeanwhile
  if (refusal.code === 'not-set-up') return courierWords.none
  return refusal.details.faults.map((fault) => words.faults[fault]).join(' ')
}

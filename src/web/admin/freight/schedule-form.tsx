import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy } from '#copy/admin/courier-settings.ts'
import { scheduleCopy as words } from '#copy/delivery/delivery-schedule.ts'
import { actionFailed } from '#copy/shop/failures.ts'
import type { WorkSchedule } from '#domain/delivery/closed-days.ts'
import { scheduleFaults } from '#domain/delivery/delivery-schedule.ts'
import type { TakenPlaces } from '#domain/delivery/free-places.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { CapacityTable } from './capacity-table.tsx'
import { DaysOffPanel } from './days-off-panel.tsx'
import type { ScheduleAnswer } from './schedule-action.server.ts'
import { readScheduleDraft, scheduleDraft } from './schedule-draft.ts'
import { ScheduleExample } from './schedule-example.tsx'
import type { SchedulePanel } from './schedule-panel.ts'
import { ShiftHours } from './shift-hours.tsx'

interface ScheduleFormProps {
  calendar: { schedule: WorkSchedule; taken: TakenPlaces[]; now: Date }
  version: number
}

/** When she delivers and how much fits, with what that would mean for somebody who buys in this moment. */
export function ScheduleForm({ calendar, version }: ScheduleFormProps) {
  const fetcher = useFetcher<ScheduleAnswer>({ key: 'delivery-schedule' })
  const saved = scheduleDraft(calendar.schedule)
  const [draft, setDraft] = useState(saved)
  const typed = { ...calendar.schedule, ...readScheduleDraft(draft) }
  const faults = scheduleFaults(typed)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  useToastAnswer(fetcher.data, undefined, { title: courierSettingsCopy.saveFailed, text: actionFailed.text })

  const change: SchedulePanel['change'] = (changed) =>
    setDraft((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) }))
  const panel = { draft, faults, change }
  return (
    <fetcher.Form method="post" action={pathTo('adminFreight')} className="courier-form" noValidate>
      <input type="hidden" name="intent" value="schedule" />
      <input type="hidden" name="version" value={version} />
      <div className="desk__head schedule-head" id="turnos">
        <div>
          <h2>{words.title}</h2>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <div className="cols cols--frete">
        <div className="courier-form__panels">
          <CapacityTable {...panel} />
          <ShiftHours {...panel}>
            <div className="mt4">
              <ScheduleExample {...calendar} schedule={typed} isValid={faults.length === 0} />
            </div>
          </ShiftHours>
        </div>
        <DaysOffPanel {...panel} now={calendar.now} />
      </div>
      <div className="form-foot">
        <span className="small muted courier-form__state" role="status">
          {isDirty && courierSettingsCopy.unsaved}
        </span>
        <Button type="submit" busy={fetcher.state === 'submitting'} busyLabel={courierSettingsCopy.saving}>
          {words.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

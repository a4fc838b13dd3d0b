import {
  type DeliverySchedule,
  SCHEDULE_PRESETS,
  type SchedulePreset,
  scheduleFaults,
} from '#delivery/calendar/domain/delivery-schedule.ts'
import { SHIFTS } from '#delivery/calendar/domain/shifts.ts'
import { CapacityTable } from '#delivery/freight/admin/capacity-table.tsx'
import { readScheduleDraft, scheduleDraft, WEEK } from '#delivery/freight/admin/schedule-draft.ts'
import { ShiftHours } from '#delivery/freight/admin/shift-hours.tsx'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { Button } from '#ui/elements/button.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { StepForm } from './step-form.tsx'

const words = openingCopy.days
const presets = Object.keys(SCHEDULE_PRESETS) as SchedulePreset[]

interface DaysStepProps {
  schedule: DeliverySchedule
  version: number
}

export function DaysStep({ schedule, version }: DaysStepProps) {
  const { draft, change, isDirty } = useDraft(scheduleDraft(schedule))
  const faults = isDirty ? scheduleFaults(readScheduleDraft(draft)) : []
  const panel = { draft, faults, change }
  const repeatMonday = () =>
    change(({ capacity }) => ({ capacity: WEEK.flatMap(() => capacity.slice(0, SHIFTS.length)) }))
  return (
    <StepForm step="days" values={{}} version={version} hasOwnPanels>
      {() => (
        <div className="stack">
          <p className="hint">{words.start}</p>
          <div className="cluster">
            {presets.map((preset) => (
              <Button
                key={preset}
                variant="ghost"
                small
                onClick={() => change(scheduleDraft(SCHEDULE_PRESETS[preset]))}
              >
                {words.presets[preset]}
              </Button>
            ))}
            <Button variant="ghost" small onClick={repeatMonday}>
              {words.sameEveryDay}
            </Button>
          </div>
          <p className="hint">{words.sameEveryDayHint}</p>
          <CapacityTable {...panel} />
          <ShiftHours {...panel} />
        </div>
      )}
    </StepForm>
  )
}

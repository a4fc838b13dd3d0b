import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { scheduleCopy as words } from '#delivery/calendar/copy/delivery-schedule.ts'
import { firstFreeSlot, listDeliveryDays } from '#delivery/calendar/domain/delivery-days.ts'
import { scheduleFaults } from '#delivery/calendar/domain/delivery-schedule.ts'
import { placesLeft, type TakenPlaces } from '#delivery/calendar/domain/free-places.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { courierSettingsCopy } from '#delivery/freight/admin-copy.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { fromWallMinutes, wallNow } from '#platform/domain/calendar.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { CapacityTable } from './capacity-table.tsx'
import { readScheduleDraft, scheduleDraft } from './schedule-draft.ts'
import { ShiftHours } from './shift-hours.tsx'

interface ScheduleExampleProps {
  schedule: WorkSchedule
  takenPlaces: readonly TakenPlaces[]
  now: Date
  isValid: boolean
}

interface ScheduleFormProps {
  calendar: { schedule: WorkSchedule; takenPlaces: TakenPlaces[]; now: Date }
  version: number
}

export function ScheduleForm({ calendar, version }: ScheduleFormProps) {
  const { draft, change, isDirty } = useDraft(scheduleDraft(calendar.schedule))
  const typed = { ...calendar.schedule, ...readScheduleDraft(draft) }
  const faults = scheduleFaults(typed)

  const panel = { draft, faults, change }
  return (
    <AdminForm
      action={pathTo('adminFreight')}
      intent="schedule"
      hidden={{ version }}
      fetcherKey="delivery-schedule"
      failed={{ title: courierSettingsCopy.saveFailed, text: actionFailed.text }}
      className="grid g5 courier-form"
      press={words.save}
      saving={courierSettingsCopy.saving}
      foot={(submit) => (
        <div className="form-foot">
          <span className="small muted form-foot__state" role="status">
            {isDirty && courierSettingsCopy.unsaved}
          </span>
          {submit}
        </div>
      )}
    >
      <div className="cluster ends desk__head mt6" id="turnos">
        <div>
          <h2>{words.title}</h2>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <div className="split split--frete">
        <div className="grid g5 courier-form__panels">
          <CapacityTable {...panel} />
          <ShiftHours {...panel}>
            <div className="mt4">
              <ScheduleExample {...calendar} schedule={typed} isValid={faults.length === 0} />
            </div>
          </ShiftHours>
        </div>
        <aside className="panel" aria-labelledby="calendario">
          <div className="panel__head cluster ends baseline">
            <h2 id="calendario">{words.calendar}</h2>
          </div>
          <p className="hint">{words.calendarHint}</p>
          <Link className="link mt3" to={pathTo('adminCalendar')}>
            <span>{words.openCalendar}</span>
          </Link>
        </aside>
      </div>
    </AdminForm>
  )
}

function ScheduleExample({ schedule, takenPlaces, now, isValid }: ScheduleExampleProps) {
  if (!isValid) return null
  const slot = firstFreeSlot(listDeliveryDays({ schedule, takenPlaces, now, distanceMetres: null }))
  if (!slot) return <Note icon="clock">{words.exampleNone}</Note>
  const { day: today, time } = fromWallMinutes(wallNow(now))
  return (
    <Note icon="clock">
      {words.example(today, time)} <b>{words.exampleSlot(slot, today)}</b>.{' '}
      {words.left(placesLeft(schedule, slot, takenPlaces), schedule.capacityUnit)}
    </Note>
  )
}

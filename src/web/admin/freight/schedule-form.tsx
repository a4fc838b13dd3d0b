import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy } from '#copy/admin/courier-settings.ts'
import { scheduleCopy as words } from '#copy/delivery/delivery-schedule.ts'
import { actionFailed } from '#copy/shop/failures.ts'
import { fromWallMinutes, wallNow } from '#domain/calendar.ts'
import { firstFreeSlot, listDeliveryDays } from '#domain/delivery/delivery-days.ts'
import { scheduleFaults } from '#domain/delivery/delivery-schedule.ts'
import { placesLeft, type TakenPlaces } from '#domain/delivery/free-places.ts'
import type { WorkSchedule } from '#domain/delivery/workshop-calendar.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { CapacityTable } from './capacity-table.tsx'
import type { ScheduleAnswer } from './schedule-action.server.ts'
import { readScheduleDraft, scheduleDraft } from './schedule-draft.ts'
import { ShiftHours } from './shift-hours.tsx'

interface ScheduleExampleProps {
  schedule: WorkSchedule
  taken: readonly TakenPlaces[]
  /** The server's clock. */
  now: Date
  /** Nothing is said about what cannot be saved. */
  isValid: boolean
}

interface ScheduleFormProps {
  calendar: { schedule: WorkSchedule; taken: TakenPlaces[]; now: Date }
  version: number
}

/** When the owner delivers and how much fits, with what that would mean for somebody who buys in this moment. */
export function ScheduleForm({ calendar, version }: ScheduleFormProps) {
  const fetcher = useFetcher<ScheduleAnswer>({ key: 'delivery-schedule' })
  const { draft, change, isDirty } = useDraft(scheduleDraft(calendar.schedule))
  const typed = { ...calendar.schedule, ...readScheduleDraft(draft) }
  const faults = scheduleFaults(typed)
  useToastAnswer(fetcher.data, undefined, { title: courierSettingsCopy.saveFailed, text: actionFailed.text })

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
        <aside className="panel" aria-labelledby="calendario">
          <div className="panel__head">
            <h2 id="calendario">{words.calendar}</h2>
          </div>
          <p className="hint">{words.calendarHint}</p>
          <Link className="link mt3" to={pathTo('adminCalendar')}>
            <span>{words.openCalendar}</span>
          </Link>
        </aside>
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

/** What the numbers on the screen mean for somebody who buys in this moment. */
function ScheduleExample({ schedule, taken, now, isValid }: ScheduleExampleProps) {
  if (!isValid) return null
  const slot = firstFreeSlot(listDeliveryDays({ schedule, taken, now, distanceMetres: null }))
  if (!slot) return <Note icon="clock">{words.exampleNone}</Note>
  const { day: today, time } = fromWallMinutes(wallNow(now))
  return (
    <Note icon="clock">
      {words.example(today, time)} <b>{words.exampleSlot(slot, today)}</b>.{' '}
      {words.left(placesLeft(schedule, slot, taken), schedule.capacityUnit)}
    </Note>
  )
}

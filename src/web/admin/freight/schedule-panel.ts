import type { ScheduleFault } from '#domain/delivery/delivery-schedule.ts'
import type { ScheduleDraft } from './schedule-draft.ts'

/** What each panel of the schedule shows and changes. */
export interface SchedulePanel {
  draft: ScheduleDraft
  faults: readonly ScheduleFault[]
  change(changed: Partial<ScheduleDraft>): void
}

import type { ScheduleFault } from '#domain/delivery/delivery-schedule.ts'
import type { ScheduleDraft } from './schedule-draft.ts'

/** What each panel of the schedule shows and changes. */
export interface SchedulePanel {
  draft: ScheduleDraft
  faults: readonly ScheduleFault[]
  /** By a function where it depends on what was there: several presses may come before the page is drawn anew. */
  change(changed: Partial<ScheduleDraft> | ((before: ScheduleDraft) => Partial<ScheduleDraft>)): void
}

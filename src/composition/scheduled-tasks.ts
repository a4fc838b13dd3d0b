import { EVERY_NIGHT, type ScheduledTask } from '#jobs/scheduled-tasks.ts'
import { forgetExpiredSessions } from '#shop/accounts/sessions.ts'

/** What time does in this shop. */
export const scheduledTasks: readonly ScheduledTask[] = [
  { name: 'forget-expired-sessions', schedule: EVERY_NIGHT, run: forgetExpiredSessions },
]

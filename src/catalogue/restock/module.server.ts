import { EVERY_FIVE_MINUTES, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { forgetOldRestockRequests } from './use-cases/leave-waiting-list.ts'
import { notifyNextInQueue } from './use-cases/notify-waiting.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'tell-next-in-line', schedule: EVERY_FIVE_MINUTES, run: notifyNextInQueue },
]

export const oldRecords = [forgetOldRestockRequests]

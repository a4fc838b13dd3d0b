import { EVERY_HOUR, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { removeOldTestOrders } from './test-order.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'remove-test-orders', schedule: EVERY_HOUR, run: removeOldTestOrders },
]

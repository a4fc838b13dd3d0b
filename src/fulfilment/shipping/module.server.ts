import { EVERY_FIVE_MINUTES, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { followShipments } from './use-cases/follow-shipments.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'follow-shipments', schedule: EVERY_FIVE_MINUTES, run: followShipments },
]

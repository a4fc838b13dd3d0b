import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { forgetOldAccesses } from './use-cases/access-records.ts'
import { forgetUnseenDevices } from './use-cases/known-devices.ts'
import { forgetExpiredSessions } from './use-cases/sessions.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'forget-expired-sessions', schedule: EVERY_NIGHT, run: forgetExpiredSessions },
]

export const oldRecords = [forgetOldAccesses, forgetUnseenDevices]

import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { forgetLockedIdentities } from './use-cases/forget-identities.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'forget-locked-identities', schedule: EVERY_NIGHT, run: forgetLockedIdentities },
]

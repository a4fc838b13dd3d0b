import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { forgetExpiredChallenges } from './use-cases/challenges.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'forget-passkey-challenges', schedule: EVERY_NIGHT, run: forgetExpiredChallenges },
]

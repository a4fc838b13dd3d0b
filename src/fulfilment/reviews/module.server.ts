import { EVERY_MORNING, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { reviewTexts } from './email-texts.ts'
import { forgetOldReviews } from './use-cases/forget-reviews.ts'
import { inviteBuyers } from './use-cases/invite-buyers.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'invite-buyers', schedule: EVERY_MORNING, run: inviteBuyers },
]

export const oldRecords = [forgetOldReviews]

export const textGroups = Object.values(reviewTexts)

import { EVERY_MINUTE, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { orderEmailTexts } from './copy/email-texts.ts'
import { keepUnpaidPromises } from './use-cases/keep-unpaid-promise.ts'

export { figures } from './figures.ts'
export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'keep-unpaid-promises', schedule: EVERY_MINUTE, run: keepUnpaidPromises },
]

export const textGroups = orderEmailTexts

import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { sweepUnusedImages } from './use-cases/sweep-unused-images.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'sweep-unused-pictures', schedule: EVERY_NIGHT, run: sweepUnusedImages },
]

export const personalData: PersonalData = { tables: ['image_records'] }

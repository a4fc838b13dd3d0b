import type { WaitingList } from '#catalogue/stock/use-cases/waiting-list.ts'
import { EVERY_FIVE_MINUTES, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { restockTexts } from './email-texts.ts'
import { countColumn, linesColumn } from './use-cases/count-waiting.ts'
import { forgetOldRestockRequests } from './use-cases/leave-waiting-list.ts'
import { moveToProduct, moveToSize } from './use-cases/move-requests.ts'
import { notifyFirstInQueue, notifyNextInQueue } from './use-cases/notify-waiting.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'tell-next-in-line', schedule: EVERY_FIVE_MINUTES, run: notifyNextInQueue },
]

export const oldRecords = [forgetOldRestockRequests]

export const waitingLists: readonly WaitingList[] = [
  { notify: notifyFirstInQueue, moveToSize, moveToProduct, countColumn, linesColumn },
]

export const textGroups = Object.values(restockTexts)

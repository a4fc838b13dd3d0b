import { features } from '#app/features.server.ts'
import { forgetOldDeliveries } from '#app/jobs/email-deliveries.ts'
import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { Shop } from '#platform/shop.ts'

export const scheduledTasks: readonly ScheduledTask[] = [
  ...features.flatMap(({ tasks = [] }) => tasks),
  { name: 'forget-old-records', schedule: EVERY_NIGHT, run: forgetOldRecords },
]

async function forgetOldRecords(shop: Shop): Promise<void> {
  await forgetOldDeliveries(shop)
  for (const forget of features.flatMap(({ oldRecords = [] }) => oldRecords)) await forget(shop)
}

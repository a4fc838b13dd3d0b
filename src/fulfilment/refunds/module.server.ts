import { EVERY_MINUTE, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { Shop } from '#platform/shop.ts'
import { runRefunds } from './use-cases/run-refunds.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'run-refunds', schedule: EVERY_MINUTE, run: refundDue },
]

async function refundDue(shop: Shop): Promise<void> {
  const { refundedCount, providerUnavailable } = await runRefunds(shop)
  if (refundedCount > 0 || providerUnavailable)
    shop.log.info({ done: refundedCount, providerUnavailable }, 'Refunds were run.')
}

import { EVERY_HOUR, EVERY_MINUTE, type ScheduledTask } from '#app/jobs/scheduled-tasks.ts'
import { followStates } from '#office/notices/use-cases/follow-states.ts'
import { mailOwner } from '#office/notices/use-cases/mail-owner.ts'
import type { Shop } from '#platform/shop.ts'

/** Before the workshop opens. */
const EVERY_MORNING = '0 8 * * *'

/** How the owner hears of what happens in the shop. */
export const ownerTasks: readonly ScheduledTask[] = [
  { name: 'tell-owner', schedule: EVERY_MINUTE, run: notifyNow },
  { name: 'mail-owner-hourly', schedule: EVERY_HOUR, run: (shop) => mailOwner(shop, 'hourly') },
  { name: 'mail-owner-daily', schedule: EVERY_MORNING, run: (shop) => mailOwner(shop, 'daily') },
]

async function notifyNow(shop: Shop): Promise<void> {
  await followStates(shop)
  await mailOwner(shop, 'at-once')
}

import { BEFORE_WORK, EVERY_HOUR, EVERY_MINUTE, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'
import { followStates } from './use-cases/follow-states.ts'
import { mailOwner } from './use-cases/mail-owner.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'tell-owner', schedule: EVERY_MINUTE, run: notifyNow },
  { name: 'mail-owner-hourly', schedule: EVERY_HOUR, run: (shop) => mailOwner(shop, 'hourly') },
  { name: 'mail-owner-daily', schedule: BEFORE_WORK, run: (shop) => mailOwner(shop, 'daily') },
]

async function notifyNow(shop: Shop): Promise<void> {
  await followStates(shop)
  await mailOwner(shop, 'at-once')
}

export const personalData: PersonalData = { tables: ['owner_digest_orders'] }

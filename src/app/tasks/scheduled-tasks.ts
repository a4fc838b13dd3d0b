import { forgetExpiredChallenges } from '#accounts/second-factor/use-cases/challenges.ts'
import { forgetExpiredSessions } from '#accounts/session/use-cases/sessions.ts'
import { forgetOldRecords } from '#app/jobs/forget-old-records.ts'
import {
  EVERY_FIVE_MINUTES,
  EVERY_HOUR,
  EVERY_MORNING,
  EVERY_NIGHT,
  type ScheduledTask,
} from '#app/jobs/scheduled-tasks.ts'
import { sweepUnusedImages } from '#catalogue/images/use-cases/sweep-unused-images.ts'
import { emptyBin } from '#catalogue/products/use-cases/delete-products.ts'
import { notifyNextInQueue } from '#catalogue/restock/use-cases/notify-waiting.ts'
import { removeOldTestOrders } from '#checkout/test-orders/test-order.ts'
import { forgetLockedIdentities } from '#customers/privacy/use-cases/forget-identities.ts'
import { inviteBuyers } from '#fulfilment/reviews/use-cases/invite-buyers.ts'
import { followShipments } from '#fulfilment/shipping/use-cases/follow-shipments.ts'
import { ownerTasks } from './owner-tasks.ts'
import { paymentTasks } from './payment-tasks.ts'

/** What time does in this shop. */
export const scheduledTasks: readonly ScheduledTask[] = [
  { name: 'forget-expired-sessions', schedule: EVERY_NIGHT, run: forgetExpiredSessions },
  { name: 'forget-passkey-challenges', schedule: EVERY_NIGHT, run: forgetExpiredChallenges },
  { name: 'forget-locked-identities', schedule: EVERY_NIGHT, run: forgetLockedIdentities },
  { name: 'empty-product-bin', schedule: EVERY_NIGHT, run: emptyBin },
  { name: 'forget-old-records', schedule: EVERY_NIGHT, run: forgetOldRecords },
  { name: 'sweep-unused-pictures', schedule: EVERY_NIGHT, run: sweepUnusedImages },
  {
    name: 'tell-next-in-line',
    schedule: EVERY_FIVE_MINUTES,
    run: async (shop) => void (await notifyNextInQueue(shop)),
  },
  { name: 'remove-test-orders', schedule: EVERY_HOUR, run: removeOldTestOrders },
  { name: 'invite-buyers', schedule: EVERY_MORNING, run: inviteBuyers },
  {
    name: 'follow-shipments',
    schedule: EVERY_FIVE_MINUTES,
    run: async (shop) => void (await followShipments(shop)),
  },
  {
    name: 'renew-carrier-account',
    schedule: EVERY_FIVE_MINUTES,
    run: (shop) => shop.carriers['melhor-envio'].account.renewAhead(),
  },
  ...paymentTasks,
  ...ownerTasks,
]

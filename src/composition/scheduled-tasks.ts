import { forgetOldRecords } from '#jobs/forget-old-records.ts'
import { ownerTasks } from '#jobs/owner-tasks.ts'
import { paymentTasks } from '#jobs/payment-tasks.ts'
import {
  EVERY_FIVE_MINUTES,
  EVERY_HOUR,
  EVERY_MORNING,
  EVERY_NIGHT,
  type ScheduledTask,
} from '#jobs/scheduled-tasks.ts'
import { forgetExpiredChallenges } from '#shop/accounts/second-factor/challenges.ts'
import { forgetExpiredSessions } from '#shop/accounts/sessions.ts'
import { emptyBin } from '#shop/admin/products/delete-products.ts'
import { followShipments } from '#shop/admin/shipments/follow-shipments.ts'
import { removeOldTestOrders } from '#shop/admin/test-orders/test-order.ts'
import { sweepUnusedImages } from '#shop/images/sweep-unused-images.ts'
import { forgetLockedIdentities } from '#shop/privacy/forget-identities.ts'
import { notifyNextInQueue } from '#shop/restock/notify-waiting.ts'
import { inviteBuyers } from '#shop/reviews/invite-buyers.ts'

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

import {
  EVERY_FIVE_MINUTES,
  EVERY_MINUTE,
  EVERY_NIGHT,
  type ScheduledTask,
} from '#platform/jobs/scheduled-task.ts'
import type { Shop } from '#platform/shop.ts'
import { expireHolds } from './use-cases/expire-holds.ts'
import { forgetUnusedBankEntries } from './use-cases/forget-bank-entries.ts'
import { mailRefusedPayments } from './use-cases/mail-refused-payments.ts'
import { mailWaitingPix } from './use-cases/mail-waiting-pix.ts'
import { runProviderActions } from './use-cases/provider-actions.ts'
import { reconcilePayments } from './use-cases/reconcile-payments.ts'
import { reconcileStock } from './use-cases/reconcile-stock.ts'

export { personalData } from './personal-data.ts'

const LAST_HOURS = 3
const LAST_DAYS_HOURS = 72

export const tasks: readonly ScheduledTask[] = [
  { name: 'expire-holds', schedule: EVERY_MINUTE, run: endHolds },
  { name: 'mail-refused-payments', schedule: EVERY_MINUTE, run: mailRefusedPayments },
  { name: 'mail-waiting-pix', schedule: EVERY_MINUTE, run: mailWaitingPix },
  {
    name: 'reconcile-recent-payments',
    schedule: EVERY_FIVE_MINUTES,
    run: (shop) => compare(shop, LAST_HOURS),
  },
  { name: 'reconcile-payments-and-stock', schedule: EVERY_NIGHT, run: compareAll },
]

export const oldRecords = [forgetUnusedBankEntries]

async function endHolds(shop: Shop): Promise<void> {
  const { ended } = await expireHolds(shop)
  const { doneCount, providerUnavailable } = await runProviderActions(shop)
  if (ended + doneCount > 0 || providerUnavailable)
    shop.log.info(
      { ended, done: doneCount, providerUnavailable },
      'Holds were ended and provider actions were run.',
    )
}

async function compare(shop: Shop, hours: number): Promise<void> {
  const result = await reconcilePayments(shop, { hours })
  if (!result.ok) return shop.log.warn({ code: result.code }, 'Payments could not be compared.')
  const { repaired, reported } = result.value
  if (repaired + reported > 0) shop.log.warn({ repaired, reported }, 'Payments and orders differed.')
}

async function compareAll(shop: Shop): Promise<void> {
  await compare(shop, LAST_DAYS_HOURS)
  const { reported } = await reconcileStock(shop, { hours: LAST_DAYS_HOURS })
  if (reported > 0) shop.log.warn({ reported }, 'Stock and its books differ.')
}

import {
  EVERY_FIVE_MINUTES,
  EVERY_MINUTE,
  EVERY_NIGHT,
  type ScheduledTask,
} from '#app/jobs/scheduled-tasks.ts'
import { runRefunds } from '#fulfilment/refunds/use-cases/run-refunds.ts'
import { keepUnpaidPromises } from '#orders/use-cases/keep-unpaid-promise.ts'
import { sendDueVouchers } from '#orders/vouchers/use-cases/send-due-vouchers.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { mailRefusedPayments } from '#payments/use-cases/mail-refused-payments.ts'
import { mailWaitingPix } from '#payments/use-cases/mail-waiting-pix.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import { reconcileStock } from '#payments/use-cases/reconcile-stock.ts'
import { runAttemptActions } from '#payments/use-cases/run-attempt-actions.ts'
import { runProviderActions } from '#payments/use-cases/settle-payment.ts'
import type { Shop } from '#platform/shop.ts'

const LAST_HOURS = 3
const LAST_DAYS_HOURS = 72

/** What time does to payments: ends holds, keeps the shop's word at the provider, and counts again. */
export const paymentTasks: readonly ScheduledTask[] = [
  { name: 'expire-holds', schedule: EVERY_MINUTE, run: endHolds },
  { name: 'keep-unpaid-promises', schedule: EVERY_MINUTE, run: keepUnpaidPromises },
  { name: 'mail-refused-payments', schedule: EVERY_MINUTE, run: mailRefusedPayments },
  { name: 'send-due-vouchers', schedule: EVERY_MINUTE, run: sendDueVouchers },
  { name: 'mail-waiting-pix', schedule: EVERY_MINUTE, run: mailWaitingPix },
  {
    name: 'reconcile-recent-payments',
    schedule: EVERY_FIVE_MINUTES,
    run: (shop) => compare(shop, LAST_HOURS),
  },
  { name: 'reconcile-payments-and-stock', schedule: EVERY_NIGHT, run: compareAll },
]

async function endHolds(shop: Shop): Promise<void> {
  const { ended } = await expireHolds(shop)
  const answers = [await runProviderActions(shop), await runAttemptActions(shop), await runRefunds(shop)]
  const done = answers.reduce((sum, answer) => sum + answer.done, 0)
  const providerUnavailable = answers.some((answer) => answer.providerUnavailable)
  if (ended + done > 0 || providerUnavailable)
    shop.log.info({ ended, done, providerUnavailable }, 'Holds were ended and provider actions were run.')
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

import type { JobResult, Job as QueuedJob } from 'pg-boss'
import { sendPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import type { Job, JobName } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOrderStatusChange } from './automation-webhook.ts'
import { done, type JobOutcome } from './job-outcome.ts'
import { JobQueue, type StoredJob } from './job-queue.ts'
import { sendEmail } from './send-email.ts'

export function requireJobQueue(shop: Shop): JobQueue {
  if (shop.outbox instanceof JobQueue) return shop.outbox
  throw new TypeError('This shop has no job queue behind its outbox.')
}

export async function runQueuedJob(
  shop: Shop,
  name: JobName,
  queued: QueuedJob<StoredJob>,
): Promise<JobOutcome> {
  const outcome = await attempt(shop, () => handle(shop, requireJobQueue(shop).reopen(name, queued.data)))
  const details = { job: name, key: queued.data.key, attempt: queued.retryCount + 1 }
  if (outcome.kind === 'done') shop.log.info(details, 'A job is done.')
  else shop.log.warn({ ...details, outcome: outcome.kind, reason: outcome.reason }, 'A job failed.')
  return outcome
}

export function toJobResult({ id }: QueuedJob<StoredJob>, outcome: JobOutcome): JobResult {
  if (outcome.kind === 'done') return { id, status: 'completed' }
  const status = outcome.kind === 'give-up' ? 'deadletter' : 'failed'
  return { id, status, output: { message: outcome.reason } }
}

function handle(shop: Shop, job: Job): Promise<JobOutcome> {
  switch (job.name) {
    case 'send-email':
      return sendEmail(shop, job)
    case 'notify-order-status-change':
      return notifyOrderStatusChange(shop, job)
    case 'recover-password':
      return recoverPassword(shop, job)
    case 'forget-payment-customer':
      return forgetPaymentCustomer(shop, job)
  }
}

/**
 * Unexpected errors are logged in full, but the queue stores only their kind: the message may contain
 * personal data.
 */
async function attempt(shop: Shop, work: () => Promise<JobOutcome>): Promise<JobOutcome> {
  try {
    return await work()
  } catch (error) {
    shop.log.error({ err: error }, 'A job ended in a surprise.')
    const { name, code } = error as NodeJS.ErrnoException
    return { kind: 'retry', reason: ['unexpected', name, code].filter(Boolean).join(' ') }
  }
}

async function recoverPassword(
  shop: Shop,
  { key, email }: { key: string; email: string },
): Promise<JobOutcome> {
  await sendPasswordReset(shop, { key, email })
  return done
}

async function forgetPaymentCustomer(
  { payments }: Shop,
  { reference }: { reference: string },
): Promise<JobOutcome> {
  // The shop no longer uses that provider and has no key for it.
  if (!payments.savedCards) return { kind: 'give-up', reason: 'no provider of saved cards is configured' }
  const isDeleted = await payments.savedCards.deleteCustomer(reference)
  if (isDeleted.ok) return done
  const reason = isDeleted.code === 'saved-cards-refused' ? isDeleted.details.reason : isDeleted.code
  return { kind: 'retry', reason }
}

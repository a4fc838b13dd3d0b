import type { PgBoss, Job as QueuedJob } from 'pg-boss'
import type { Job, JobName } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'
import { notifyOrderStatusChange } from './handlers/automation-webhook.ts'
import { recoverPassword } from './handlers/recover-password.ts'
import { sendEmail } from './handlers/send-email.ts'
import type { JobOutcome } from './job-outcome.ts'
import { JobQueue, type StoredJob } from './job-queue.ts'
import { QUEUE_SCHEMA } from './queues.ts'

/** Tells the queue that an attempt failed. Its message is stored there, so it holds a reason and nothing else. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

export function jobQueueOf(shop: Shop): JobQueue {
  if (shop.outbox instanceof JobQueue) return shop.outbox
  throw new TypeError('This shop has no job queue behind its outbox.')
}

/** Runs one job that was fetched from the queue; returns when it is done, throws `JobFailed` when it is not. */
export async function runQueuedJob(
  shop: Shop,
  name: JobName,
  queued: QueuedJob<StoredJob>,
): Promise<JobOutcome> {
  const queue = jobQueueOf(shop)
  const outcome = await attempt(shop, () => handle(shop, queue.reopen(name, queued.data)))
  const details = { job: name, key: queued.data.key, attempt: queued.retryCount + 1 }
  if (outcome.kind === 'done') {
    shop.log.info(details, 'A job is done.')
    return outcome
  }
  if (outcome.kind === 'give-up') await forgoRetries(queue.boss, queued)
  shop.log.warn({ ...details, outcome: outcome.kind, reason: outcome.reason }, 'A job failed.')
  throw new JobFailed(outcome.reason)
}

function handle(shop: Shop, job: Job): Promise<JobOutcome> {
  switch (job.name) {
    case 'send-email':
      return sendEmail(shop, job)
    case 'notify-order-status-change':
      return notifyOrderStatusChange(shop, job)
    case 'recover-password':
      return recoverPassword(shop, job)
  }
}

/** A surprise is logged whole, and stored in the queue by its kind only: its text may repeat what it stumbled over. */
async function attempt(shop: Shop, work: () => Promise<JobOutcome>): Promise<JobOutcome> {
  try {
    return await work()
  } catch (error) {
    shop.log.error({ err: error }, 'A job ended in a surprise.')
    const { name, code } = error as NodeJS.ErrnoException
    return { kind: 'retry', reason: ['unexpected', name, code].filter(Boolean).join(' ') }
  }
}

/** The queue sends a job to the dead letters when it fails with no retry left. */
async function forgoRetries(boss: PgBoss, { name, id }: QueuedJob<StoredJob>): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `UPDATE ${QUEUE_SCHEMA}.job SET retry_limit = retry_count WHERE name = $1 AND id = $2 AND state = 'active'`,
      [name, id],
    )
}

import type { JobName } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'
import type { JobQueue, StoredJob } from './job-queue.ts'
import { outboxQueues, QUEUE_SCHEMA } from './queues.ts'
import { JobFailed, jobQueueOf, runQueuedJob } from './run-job.ts'

export interface DrainedJob {
  readonly name: JobName
  readonly key: string
  /** Undefined when it is done. */
  readonly failure?: string
}

export interface DrainOptions {
  /** Also what waits for later: delayed jobs and retries are brought forward once, at the start. */
  readonly includeDelayed?: boolean
}

/**
 * Does now, one after the other, what the worker would do in its own time: all that is due, and what that brings. A job
 * that fails waits for its retry as usual. For tests and commands, beside no worker.
 */
export async function drainOutbox(shop: Shop, options: DrainOptions = {}): Promise<DrainedJob[]> {
  const queue = jobQueueOf(shop)
  if (options.includeDelayed) await bringForward(queue)
  const drained: DrainedJob[] = []
  for (let name = await nextDue(queue); name; name = await nextDue(queue)) {
    const [job] = await queue.boss.fetch<StoredJob>(name)
    if (!job) break
    try {
      await runQueuedJob(shop, name, job)
      await queue.boss.complete(name, job)
      drained.push({ name, key: job.data.key })
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
      await queue.boss.fail(name, job, { message: error.message })
      drained.push({ name, key: job.data.key, failure: error.message })
    }
  }
  return drained
}

const waiting = `name = ANY($1::text[]) AND state < 'active'`
const names = Object.keys(outboxQueues)

async function nextDue({ pool }: JobQueue): Promise<JobName | undefined> {
  const { rows } = await pool.query<{ name: JobName }>(
    `SELECT name FROM ${QUEUE_SCHEMA}.job WHERE ${waiting} AND start_after <= now() ORDER BY created_on, id LIMIT 1`,
    [names],
  )
  return rows[0]?.name
}

async function bringForward({ pool }: JobQueue): Promise<void> {
  await pool.query(
    `UPDATE ${QUEUE_SCHEMA}.job SET start_after = now() WHERE ${waiting} AND start_after > now()`,
    [names],
  )
}

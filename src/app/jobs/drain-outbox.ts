import { outboxQueues, QUEUE_SCHEMA } from '#platform/jobs/queues.ts'
import type { JobName } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import type { JobQueue, StoredJob } from './job-queue.ts'
import { requireJobQueue, runQueuedJob, toJobResult } from './run-job.ts'

export interface DrainedJob {
  readonly name: JobName
  readonly key: string
  readonly failure?: string
}

export interface DrainOptions {
  readonly includeDelayed?: boolean
}

/** Runs due jobs now instead of in the worker, for tests and commands. Failures wait for their retry. */
export async function drainOutbox(shop: Shop, options: DrainOptions = {}): Promise<DrainedJob[]> {
  const queue = requireJobQueue(shop)
  if (options.includeDelayed) await queue.bringForward()
  const drained: DrainedJob[] = []
  for (let name = await nextDue(queue); name; name = await nextDue(queue)) {
    drained.push(...(await deliverFrom(shop, queue, name)))
  }
  return drained
}

/**
 * Uses a worker that stops after one job, because only a worker can dead-letter a job before its retries
 * run out.
 */
async function deliverFrom(shop: Shop, { boss }: JobQueue, name: JobName): Promise<DrainedJob[]> {
  const drained: DrainedJob[] = []
  const { promise: attempted, resolve } = Promise.withResolvers<void>()
  const id = await boss.work<StoredJob>(name, { perJobResults: true }, async (jobs) => {
    resolve()
    return Promise.all(
      jobs.map(async (job) => {
        const outcome = await runQueuedJob(shop, name, job)
        const failure = outcome.kind === 'done' ? {} : { failure: outcome.reason }
        drained.push({ name, key: job.data.key, ...failure })
        return toJobResult(job, outcome)
      }),
    )
  })
  await attempted
  await boss.offWork(name, { id, wait: true })
  return drained
}

const names = Object.keys(outboxQueues)

async function nextDue({ pool }: JobQueue): Promise<JobName | undefined> {
  const { rows } = await pool.query<{ name: JobName }>(
    `SELECT name FROM ${QUEUE_SCHEMA}.job WHERE name = ANY($1::text[]) AND state < 'active' AND start_after <= now()
     ORDER BY created_on, id LIMIT 1`,
    [names],
  )
  return rows[0]?.name
}

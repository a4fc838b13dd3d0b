import { PgBoss } from 'pg-boss'
import type { Log } from '#platform/config/log.ts'
import { DEAD_LETTERS, outboxQueues, QUEUE_SCHEMA } from '#platform/jobs/queues.ts'
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { JobName } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import type { StoredJob } from './job-queue.ts'
import { requireJobQueue, runQueuedJob, toJobResult } from './run-job.ts'
import { runScheduledTasks } from './scheduled-tasks.ts'

export interface Worker {
  stop(): Promise<void>
}

const FINISH_WITHIN_MS = 20_000

/** Polling interval in addition to notifications: delayed jobs become due without one. */
const outboxWork: Readonly<Record<JobName, { concurrency: number; pollSeconds: number }>> = {
  'send-email': { concurrency: 2, pollSeconds: 2 },
  'notify-order-status-change': { concurrency: 1, pollSeconds: 10 },
  'recover-password': { concurrency: 1, pollSeconds: 10 },
  'forget-payment-customer': { concurrency: 1, pollSeconds: 30 },
}

/**
 * Delivers the outbox and runs scheduled tasks, in the server or in a separate process. The queue gives
 * each job to one node.
 */
export async function startWorker(shop: Shop, tasks: readonly ScheduledTask[]): Promise<Worker> {
  const { pool } = requireJobQueue(shop)
  const boss = new PgBoss({
    connectionString: pool.options.connectionString,
    application_name: 'lume-e-coco jobs',
    schema: QUEUE_SCHEMA,
    max: 4,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => shop.log.error({ err: error }, 'The job queue failed.'))
  boss.on('warning', ({ message }) => shop.log.warn({ warning: message }, 'The job queue warns.'))
  try {
    await registerWorkers(boss, shop, tasks)
  } catch (error) {
    // A partly started worker would keep running alongside the next attempt.
    await boss.stop({ graceful: false })
    throw error
  }
  shop.log.info({ tasks: tasks.map(({ name }) => name) }, 'The worker has started.')
  return { stop: () => boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS }) }
}

async function registerWorkers(boss: PgBoss, shop: Shop, tasks: readonly ScheduledTask[]): Promise<void> {
  await boss.start()
  await redeliverDeadLetters(boss, shop.log)
  for (const name of Object.keys(outboxQueues) as JobName[]) {
    for (let worker = 0; worker < outboxWork[name].concurrency; worker++) await deliver(boss, shop, name)
  }
  await runScheduledTasks(boss, shop, tasks)
}

async function deliver(boss: PgBoss, shop: Shop, name: JobName): Promise<void> {
  const { pollSeconds } = outboxWork[name]
  const workerId = await boss.work<StoredJob>(
    name,
    { perJobResults: true, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
    async (jobs) => {
      boss.notifyWorker(workerId)
      return Promise.all(jobs.map(async (job) => toJobResult(job, await runQueuedJob(shop, name, job))))
    },
  )
}

const WORTH_REPEATING_DAYS = 14

/**
 * Runs when a worker starts. A restart often means a corrected setting, so dead letters get another
 * attempt.
 */
export async function redeliverDeadLetters(boss: PgBoss, log: Log): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id FROM ${QUEUE_SCHEMA}.job
     WHERE name = $1 AND state = 'created' AND source_created_on > now() - $2 * interval '1 day'
       AND coalesce(source_output ->> 'message', '') !~ '^(rejected|malformed)'
     ORDER BY created_on LIMIT 1000`,
    [DEAD_LETTERS, WORTH_REPEATING_DAYS],
  )
  if (rows.length === 0) return
  const redelivered = await boss.redrive(DEAD_LETTERS, { ids: rows.map(({ id }) => id as string) })
  log.warn({ redelivered }, 'Jobs that had failed for good get another chance.')
}

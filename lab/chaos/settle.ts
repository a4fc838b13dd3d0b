import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { OpenShop } from '#app/composition/open-shop.ts'
import { JobQueue } from '#app/jobs/job-queue.ts'
import { tasks as refundTasks } from '#fulfilment/refunds/module.server.ts'
import { tasks as orderTasks } from '#orders/module.server.ts'
import { tasks as voucherTasks } from '#orders/vouchers/module.server.ts'
import { tasks as paymentTasks } from '#payments/module.server.ts'
import { outboxQueues, QUEUE_SCHEMA } from '#platform/jobs/queues.ts'

const MAX_ROUNDS = 100
const LOOK_EVERY_MS = 50
const ROUND_LASTS_MS = 60_000
const tasks = [...paymentTasks, ...refundTasks, ...orderTasks, ...voucherTasks]
const queues = Object.keys(outboxQueues)

/**
 * Runs tasks and worker with the clock a day ahead until nothing is left to do. Stops after a fixed number
 * of rounds.
 */
export async function settle(open: OpenShop, startWorker: () => Promise<{ stop(): Promise<void> }>) {
  await giveUpOrphans(open)
  const worker = await startWorker()
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      for (const task of tasks) await task.run(open.shop)
      const undelivered = await deliverOutbox(open)
      if (undelivered + (await leftToDo(open)) === 0) return
    }
  } finally {
    await worker.stop()
  }
}

/** Expires jobs of killed workers immediately, because no worker is running. */
async function giveUpOrphans({ shop, pool }: OpenShop): Promise<void> {
  const { rows } = await pool.query<{ name: string; id: string }>(
    `select name, id from ${QUEUE_SCHEMA}.job where state = 'active' and name = any($1)`,
    [queues],
  )
  for (const { name, id } of rows) await requireQueue(shop).boss.fail(name, id, { message: 'job timed out' })
}

/** Avoids the jobs' own accessor, which imports emails and works only in the built shop. */
function requireQueue({ outbox }: OpenShop['shop']): JobQueue {
  if (!(outbox instanceof JobQueue)) throw new TypeError('this shop has no queue')
  return outbox
}

async function deliverOutbox({ shop, pool }: OpenShop): Promise<number> {
  const deadline = Date.now() + ROUND_LASTS_MS
  const queue = requireQueue(shop)
  const count = `select count(*)::int as left from ${QUEUE_SCHEMA}.job where name = any($1) and state <= 'active'`
  for (;;) {
    await queue.bringForward()
    const { rows } = await pool.query<{ left: number }>(count, [queues])
    const remainingCount = rows[0]?.left ?? 0
    if (remainingCount === 0 || Date.now() > deadline) return remainingCount
    await pause(LOOK_EVERY_MS)
  }
}

async function leftToDo({ shop }: OpenShop): Promise<number> {
  const { rows } = await shop.db.execute<{ left: number }>(sql`
    select (select count(*) from orders where hold_expires_at is not null)::int
      + (select count(*) from payments where pending_provider_action is not null)::int
      + (select count(*) from refunds where state = 'pending')::int as left`)
  return rows[0]?.left ?? 0
}

import type { PgBoss } from 'pg-boss'
import { scheduledQueue } from '#platform/jobs/queues.ts'
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { Shop } from '#platform/shop.ts'
import { createQueues } from './job-queue.ts'

const PREFIX = 'task/'

export async function runScheduledTasks(
  boss: PgBoss,
  shop: Shop,
  tasks: readonly ScheduledTask[],
): Promise<void> {
  await createQueues(boss, Object.fromEntries(tasks.map(({ name }) => [PREFIX + name, scheduledQueue])))
  for (const task of tasks) {
    await boss.schedule(PREFIX + task.name, task.schedule, null, { tz: 'America/Sao_Paulo', missed: 'once' })
    await boss.work(
      PREFIX + task.name,
      { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 },
      async () => runTask(shop, task),
    )
  }
  await forgetFormerTasks(boss, tasks)
}

/** A failed task runs again at its next scheduled time; the log is the only alert. */
async function runTask(shop: Shop, task: ScheduledTask): Promise<void> {
  const startedAt = performance.now()
  try {
    await task.run(shop)
    shop.log.debug({ task: task.name, ms: Math.round(performance.now() - startedAt) }, 'A task is done.')
  } catch (error) {
    shop.log.error({ err: error, task: task.name }, 'A scheduled task failed.')
  }
}

/** Schedules are stored in the database, so those of removed tasks would run forever. */
async function forgetFormerTasks(boss: PgBoss, tasks: readonly ScheduledTask[]): Promise<void> {
  const current = new Set(tasks.map(({ name }) => PREFIX + name))
  for (const { name } of await boss.getSchedules()) {
    if (name.startsWith(PREFIX) && !current.has(name)) await boss.unschedule(name)
  }
}

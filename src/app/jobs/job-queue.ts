import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import type { Log } from '#platform/config/log.ts'
import { wholeWords } from '#platform/domain/whole-words.ts'
import {
  DEAD_LETTERS,
  deadLetterQueue,
  outboxQueues,
  QUEUE_SCHEMA,
  RETENTION_SECONDS,
} from '#platform/jobs/queues.ts'
import type { Job, JobName, OpenTransaction, Outbox, PersonInQueue } from '#platform/outbox.ts'
import type { Sealing } from '#platform/sealing/port.ts'
import { openLinks, sealLinks } from './sealed-links.ts'

export interface JobQueueOptions {
  readonly pool: pg.Pool
  readonly log: Log
  /** The key is the same on every node and not stored in the database. */
  readonly sealing: Sealing
}

const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type StoredJob = Omit<Job, 'name'>

/** A buyer at a fair may have no email address. The owner's address is looked up at delivery. */
const hasRecipient = (job: Job) =>
  job.name !== 'send-email' || job.email.to !== '' || job.email.type === 'owner-order'

/** The outbox on PostgreSQL: a job becomes visible when its transaction commits. */
export class JobQueue implements Outbox {
  readonly boss: PgBoss
  readonly pool: pg.Pool
  readonly #sealing: Sealing

  private constructor({ pool, log, sealing }: JobQueueOptions) {
    this.pool = pool
    this.#sealing = sealing
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: QUEUE_SCHEMA,
      supervise: false,
      schedule: false,
    })
    this.boss.on('error', (error) => log.error({ err: error }, 'The job queue failed.'))
  }

  /** Installs or upgrades the queue's tables under its own lock, because nodes may start concurrently. */
  static async open(options: JobQueueOptions): Promise<JobQueue> {
    const queue = new JobQueue(options)
    await queue.boss.start()
    await createQueues(queue.boss, { [DEAD_LETTERS]: deadLetterQueue })
    await createQueues(queue.boss, outboxQueues)
    await queue.#learnQueues()
    return queue
  }

  /**
   * pg-boss caches queue settings on first use. Inside a transaction this would need a second connection
   * and could deadlock the pool.
   */
  async #learnQueues(): Promise<void> {
    for (const name of Object.keys(outboxQueues)) await this.boss.findJobs(name, { id: NO_JOB })
  }

  async enqueue(tx: OpenTransaction, ...jobs: readonly Job[]): Promise<void> {
    const db = adaptTransaction(tx)
    for (const [name, jobsOfName] of Map.groupBy(jobs.filter(hasRecipient), (job) => job.name))
      await this.boss.insert(
        name,
        jobsOfName.map((job) => this.#toInsert(job)),
        { db },
      )
  }

  #toInsert(job: Job) {
    const { name: _name, ...stored } = job
    return {
      id: jobId(job),
      data: sealLinks<StoredJob>(this.#sealing, stored, RETENTION_SECONDS),
      ...('delaySeconds' in job && { startAfter: job.delaySeconds }),
    }
  }

  async withdraw(tx: OpenTransaction, name: JobName, key: string): Promise<boolean> {
    const [id, db] = [jobId({ name, key }), adaptTransaction(tx)]
    // The update matches only jobs that no worker has taken, and locks them until the transaction ends.
    const { updated } = await this.boss.update(name, undefined, { id, priority: 0, db })
    if (updated > 0) await this.boss.deleteJob(name, id, { db })
    return updated > 0
  }

  async forgetPerson(tx: OpenTransaction, person: PersonInQueue): Promise<void> {
    await tx.execute(deleteJobsAbout(person))
  }

  async redeliver(undeliveredId: string): Promise<boolean> {
    return (await this.boss.redrive(DEAD_LETTERS, { ids: [undeliveredId] })) > 0
  }

  async bringForward(): Promise<void> {
    for (const name of Object.keys(outboxQueues)) {
      for (const { id, startAfter } of await this.boss.findJobs(name, { queued: true })) {
        if (startAfter > new Date()) await this.boss.update(name, undefined, { id, startAfter: 0 })
      }
    }
  }

  reopen(name: JobName, stored: StoredJob): Job {
    return { name, ...openLinks(this.#sealing, stored) } as Job
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false })
  }
}

function adaptTransaction(tx: OpenTransaction) {
  return fromDrizzle({ execute: (query) => Promise.resolve(tx.execute(query as never)) }, sql)
}

export async function createQueues(boss: PgBoss, queues: Record<string, Omit<Queue, 'name'>>): Promise<void> {
  const existing = await boss.getQueues(Object.keys(queues))
  for (const [name, settings] of Object.entries(queues)) {
    const existingQueue = existing.find((queue) => queue.name === name)
    if (!existingQueue) await boss.createQueue(name, settings)
    else if (differs(existingQueue, settings)) await boss.updateQueue(name, withoutPolicy(settings))
  }
}

function differs(queue: Queue, settings: Omit<Queue, 'name'>): boolean {
  const wantedSettings = Object.entries(withoutPolicy(settings)) as [keyof Queue, unknown][]
  return wantedSettings.some(([name, value]) => queue[name] !== value)
}

/** A queue's policy cannot be changed after creation. */
function withoutPolicy({ policy: _policy, ...settings }: Omit<Queue, 'name'>) {
  return settings
}

/** Derived from name and key, so that the queue rejects duplicates. */
function jobId({ name, key }: Pick<Job, 'name' | 'key'>): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * pg-boss cannot search job contents, so this reads its table. Active jobs finish and are deleted within a
 * day.
 */
function deleteJobsAbout({ email, orders }: PersonInQueue): SQL {
  const names = sql.join(
    [...Object.keys(outboxQueues), DEAD_LETTERS].map((name) => sql`${name}`),
    sql`, `,
  )
  const waitsToLeave = sql`state < 'active' and name <> ${DEAD_LETTERS}`
  const isNews = sql`(data @? '$.**.orderNumber' or coalesce(data -> 'email' ->> 'type', '') like 'owner-%')`
  return sql`
    delete from pgboss.job
    where name in (${names})
      and exists (
        select 1 from jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') as text
        where text #>> '{}' ~* ${wholeWords(email === null ? orders : [email, ...orders])}
      )
      and state <> 'active'
      and not (${waitsToLeave} and ${isNews})`
}

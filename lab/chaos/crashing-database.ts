import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#platform/database/connect.ts'

export class Crash extends Error {}

export interface CrashPlan {
  /** Number of the statement, counted from 1 including BEGIN and COMMIT. */
  readonly at: number
  /** Crashes before the server receives the statement, or after it ran but before its result is used. */
  readonly moment: 'before' | 'after'
  readonly die?: () => Promise<never>
}

/**
 * At one statement the connection is cut, as by `kill -9`, and later statements fail. The server rolls
 * back uncommitted changes.
 */
export function openCrashingDatabase(connectionString: string, plan: CrashPlan) {
  let statements = 0
  let dead = false

  async function crash(client: pg.Client): Promise<never> {
    dead = true
    if (plan.die) await plan.die()
    cut(client)
    throw new Crash(`the process died ${plan.moment} statement ${plan.at}`)
  }

  class MortalClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of query() cannot be spelled out by a subclass.
    override async query(...args: any[]): Promise<any> {
      if (dead) throw new Crash('the process is dead')
      statements += 1
      const isCrashPoint = statements === plan.at
      if (isCrashPoint && plan.moment === 'before') await crash(this)
      const answer = await (super.query as (...all: unknown[]) => Promise<unknown>)(...args)
      if (isCrashPoint) await crash(this)
      return answer
    }
  }

  /** `pool.query` uses callbacks, but the clients above return promises. */
  class MortalPool extends pg.Pool {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of query() cannot be spelled out by a subclass.
    override async query(...args: any[]): Promise<any> {
      const client = await this.connect()
      try {
        return await (client.query as (...all: unknown[]) => Promise<unknown>)(...args)
      } finally {
        client.release(dead)
      }
    }
  }

  const pool = new MortalPool({ connectionString, Client: MortalClient, max: 2 })
  pool.on('error', () => {})
  const clients: pg.ClientBase[] = []
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.push(client)
  })
  return {
    pool,
    db: drizzle(pool) as Database,
    died: () => dead,
    close: () => clients.forEach(cut),
  }
}

/** Cuts the connection without closing it properly. */
export function cut(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}

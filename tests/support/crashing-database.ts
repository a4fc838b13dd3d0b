import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#platform/database/connect.ts'

/** Nothing of the process survives this; the test goes on as the next process. */
export class Crash extends Error {}

export interface CrashPlan {
  /** The statement at which the process dies, counted from 1, BEGIN and COMMIT included. */
  readonly at: number
  /** Dead before the server has heard of the statement, or after it has done it but before the answer counts. */
  readonly moment: 'before' | 'after'
  /** Instead of throwing, for a process that is killed from outside. */
  readonly die?: () => Promise<never>
}

/**
 * A database whose process dies in the middle: at one chosen statement the connection is cut, as `kill -9` cuts it, and every
 * later statement fails too. The server rolls back what was not committed.
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
      const mine = statements === plan.at
      if (mine && plan.moment === 'before') await crash(this)
      const answer = await (super.query as (...all: unknown[]) => Promise<unknown>)(...args)
      if (mine) await crash(this)
      return answer
    }
  }

  /** pg's own `pool.query` calls back where the clients above answer with promises. */
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
    /** The end of the process, whatever it was still doing. */
    close: () => clients.forEach(cut),
  }
}

/** As a broken connection or a killed process cuts it: nothing is said. */
export function cut(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}

import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { countStatement } from './statement-count.ts'

export interface ConnectOptions {
  readonly connectionString: string
  readonly poolSize?: number
  readonly statementTimeoutMs?: number
  readonly waitMs?: number
  readonly log: { warn(details: object, message: string): void }
}

export interface Connection {
  readonly pool: pg.Pool
  readonly db: Database
  close(): Promise<void>
}

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type DatabaseOrTransaction = Database | Transaction

export const APPLICATION_NAME = 'lume-e-coco'

export function connect({
  connectionString,
  poolSize = 10,
  statementTimeoutMs = 15_000,
  waitMs = 5_000,
  log,
}: ConnectOptions): Connection {
  const pool = new ShopPool({
    connectionString,
    Client: CountingClient,
    max: poolSize,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An idle connection dropped by the server emits 'error' here; without a listener the process would
  // crash.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'An idle database connection was lost.'))
  // The pool does not listen during a transaction, so a lost connection would crash the process too. Its
  // next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  let closing: Promise<void> | undefined
  return {
    pool,
    db: Object.assign(drizzle(pool), { transaction: transactionsOn(pool) }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** Drizzle's own transaction leaks a connection that is lost at `begin`; this one always releases it. */
export function transactionsOn(
  pool: pg.Pool,
  sendThrough: (client: pg.PoolClient) => pg.PoolClient = (client) => client,
): Database['transaction'] {
  const handles = new WeakMap<pg.PoolClient, Database>()
  return async (work, config) => {
    const client = await pool.connect()
    const connection = handles.get(client) ?? drizzle(sendThrough(client))
    handles.set(client, connection)
    let stale: Error | undefined
    try {
      return await connection.transaction(work, config)
    } catch (error) {
      if (isPlanStale(error)) stale = error as Error
      throw error
    } finally {
      client.release(stale)
    }
  }
}

class CountingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of query() cannot be spelled out by a subclass.
  override query(...args: any[]): any {
    const [statement] = args
    countStatement(typeof statement === 'string' ? statement : (statement?.text ?? ''))
    return (super.query as (...all: unknown[]) => unknown).apply(this, args)
  }
}

function takesCareOfItself(args: readonly unknown[]): boolean {
  const [statement] = args as [{ submit?: unknown } | undefined]
  return typeof statement?.submit === 'function' || args.some((argument) => typeof argument === 'function')
}

/**
 * pg's `pool.query` drops the connection after every error, even an expected one, and reports it for
 * another request.
 */
class ShopPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  override query(...args: any[]): any {
    if (takesCareOfItself(args)) return (super.query as (...all: unknown[]) => unknown)(...args)
    return this.#queryWithFreshPlan(args)
  }

  async #queryWithFreshPlan(args: unknown[]): Promise<unknown> {
    for (let attempt = 0; attempt < this.options.max; attempt++) {
      try {
        return await this.#queryOnce(args)
      } catch (error) {
        if (!isPlanStale(error)) throw error
      }
    }
    return this.#queryOnce(args)
  }

  async #queryOnce(args: unknown[]): Promise<unknown> {
    const client = await this.connect()
    let connectionError: Error | undefined
    try {
      return await (client.query as (...all: unknown[]) => Promise<unknown>)(...args)
    } catch (error) {
      if (!isOrdinaryRefusal(error)) connectionError = error as Error
      throw error
    } finally {
      client.release(connectionError)
    }
  }
}

/**
 * An ordinary statement error leaves the connection usable. The severity is localised, so compare the
 * code.
 */
function isOrdinaryRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '08') && !isPlanStale(error)
}

const FEATURE_NOT_SUPPORTED = '0A000'

/**
 * A newer release changed a column type while this one still runs. Cached plans on the connection would
 * keep failing.
 */
function isPlanStale(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === FEATURE_NOT_SUPPORTED
}

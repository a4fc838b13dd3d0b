import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { OperatorError } from './operator-error.ts'
import { refusePoolerSettings } from './refuse-transaction-pooling.ts'

export interface RetryOptions {
  readonly log: { warn(details: object, message: string): void }
  readonly totalMs?: number
  readonly pauseMs?: number
}

/**
 * Retries while the database is unavailable, for example when it starts together with the shop. The work
 * must be repeatable.
 */
export async function retryWhileDatabaseDown<Value>(
  work: () => Promise<Value>,
  { log, totalMs = 30_000, pauseMs = 500 }: RetryOptions,
): Promise<Value> {
  const deadline = performance.now() + totalMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      refusePoolerSettings(error instanceof DrizzleQueryError ? error.cause : error)
      if (!isDatabaseUnavailable(error)) throw error
      if (performance.now() > deadline) throw absent(totalMs, error as Error)
      log.warn({ err: error }, 'The database does not answer; waiting for it.')
      await pause(pauseMs)
    }
  }
}

function absent(totalMs: number, cause: Error): OperatorError {
  const seconds = Math.round(totalMs / 1000)
  return new OperatorError(
    `The database has not answered for ${seconds} seconds (${cause.message}). Is the server of DATABASE_URL running, and does it accept connections?`,
    { cause },
  )
}

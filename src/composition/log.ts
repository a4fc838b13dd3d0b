import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'
import { describeError } from '#web/http/describe-error.ts'

/** A busy shop writes some two hundred lines at once: each write goes through another thread, and cost more than the lines. */
const batches = { minLength: 32 * 1024, maxWrite: 64 * 1024 }

/**
 * One line of JSON per event, written in batches off the request's path and flushed at exit. Errors are described without
 * the values of the statement that failed: those are people's.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const destination = pino.destination({ dest: 1, sync: false, ...batches, periodicFlush: 1000 })
  process.once('exit', () => destination.flushSync())
  return pino(
    { level: logLevel, base: undefined, serializers: { err: (error) => describeError(error) } },
    destination,
  )
}

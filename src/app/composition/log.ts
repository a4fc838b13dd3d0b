import { type Logger, pino } from 'pino'
import type { Config } from '#platform/config/config.ts'
import { describeError } from '#platform/http/answers/describe-error.ts'

/** Characters that are written at a time: the destination measures all that it holds at every line, so it must not hold much. */
const BATCH_CHARACTERS = 16 * 1024
const FLUSH_EVERY_MS = 1_000

/**
 * One line of JSON per event, written in batches off the request's path and flushed at exit. Errors are described without
 * the values of the statement that failed: those are people's.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const destination = pino.destination({ dest: 1, sync: false })
  let batch = ''
  const flush = () => {
    if (batch !== '') destination.write(batch)
    batch = ''
  }
  setInterval(flush, FLUSH_EVERY_MS).unref()
  process.once('exit', () => {
    flush()
    destination.flushSync()
  })
  const write = (line: string) => {
    batch += line
    if (batch.length >= BATCH_CHARACTERS) flush()
  }
  const serializers = { err: (error: unknown) => describeError(error) }
  return pino({ level: logLevel, base: undefined, serializers }, { write })
}

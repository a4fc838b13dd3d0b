import { type Logger, pino } from 'pino'
import type { Config } from '#platform/config/config.ts'
import { describeError } from '#platform/http/answers/describe-error.ts'

/** The destination measures its whole buffer on every line, so the buffer must stay small. */
const BATCH_CHARACTERS = 16 * 1024
const FLUSH_EVERY_MS = 1_000

/**
 * Logs JSON lines in batches, off the request path. Errors omit statement parameters, which may contain
 * personal data.
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

import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'
import { describeError } from '#web/server/describe-error.ts'

/** So many letters are handed on at a time: the destination measures all that it holds at every line that comes in. */
const BATCH_LETTERS = 16 * 1024
const PATIENCE_MS = 1_000

/**
 * One line of JSON per event, written in batches off the request's path and flushed at exit. Errors are described without
 * the values of the statement that failed: those are people's.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const destination = pino.destination({ dest: 1, sync: false })
  let batch = ''
  const handOn = () => {
    if (batch !== '') destination.write(batch)
    batch = ''
  }
  setInterval(handOn, PATIENCE_MS).unref()
  process.once('exit', () => {
    handOn()
    destination.flushSync()
  })
  return pino(
    { level: logLevel, base: undefined, serializers: { err: (error) => describeError(error) } },
    {
      write(line) {
        batch += line
        if (batch.length >= BATCH_LETTERS) handOn()
      },
    },
  )
}

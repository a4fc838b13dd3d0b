import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'
import { describeError } from '#web/http/describe-error.ts'

/** One line of JSON per event. Errors are described without the values of the statement that failed: those are people's. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: undefined, serializers: { err: (error) => describeError(error) } })
}

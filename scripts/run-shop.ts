import { existsSync } from 'node:fs'
import { say } from './say.ts'

interface Running {
  stop(): Promise<void>
}

export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** To be called before React is loaded: unless it is told otherwise, it takes its form for developers, which needs twice the time for a page. */
export function loadProductionEnvironment(): void {
  loadEnvironmentFile()
  process.env.NODE_ENV ??= 'production'
}

/** How long a start that was under way when the stop was asked for may still take. */
const START_WITHIN_MS = 60_000

/**
 * Starts, and stops in order on Ctrl-C or when a service manager asks, also in the middle of the start: the door may be open
 * before everything behind it is. A second request does not wait. A stop that fails ends
 * with code 1 and says why.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let starting: Promise<Running> | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const waiting = setTimeout(
      () => fail('It was asked to stop, and its start did not end.'),
      START_WITHIN_MS,
    )
    try {
      const running = await starting
      clearTimeout(waiting)
      await running?.stop()
    } catch (error) {
      fail(error)
    }
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.env.npm_lifecycle_event) whenParentEnds(() => stopping || stop())
  try {
    starting = start()
    await starting
  } catch (error) {
    fail(error)
  }
}

const PARENT_EVERY_MS = 500

/** npm passes a signal on to its shell, and a shell such as dash ends without passing it on to the shop. */
function whenParentEnds(stop: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), PARENT_EVERY_MS).unref()
}

export function fail(error: unknown): never {
  // A wrong setting or a missing database is the operator's to mend: a sentence, not a stack.
  const isForOperator = error instanceof Error && ['ConfigError', 'OperatorError'].includes(error.name)
  say(`\n${isForOperator ? error.message : ((error as Error)?.stack ?? error)}`, 'fatal')
  process.exit(1)
}

import { existsSync } from 'node:fs'
import { say } from './say.ts'

interface Running {
  stop(): Promise<void>
}

export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Call before React is imported: its development build takes twice the time for a page. */
export function loadProductionEnvironment(): void {
  loadEnvironmentFile()
  process.env.NODE_ENV ??= 'production'
}

/** Time that an unfinished start gets after a stop was requested. */
const START_WITHIN_MS = 60_000

/**
 * Stops gracefully on Ctrl-C or SIGTERM, even during the start. A second signal exits immediately; a
 * failed stop exits with code 1.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let starting: Promise<Running> | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const timeout = setTimeout(
      () => fail('It was asked to stop, and its start did not end.'),
      START_WITHIN_MS,
    )
    try {
      const running = await starting
      clearTimeout(timeout)
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

/** npm sends a signal to its shell only, and dash exits without forwarding it to the shop. */
function whenParentEnds(stop: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), PARENT_EVERY_MS).unref()
}

export function fail(error: unknown): never {
  // Configuration errors are shown without a stack, because the operator can fix them.
  const isForOperator = error instanceof Error && ['ConfigError', 'OperatorError'].includes(error.name)
  say(`\n${isForOperator ? error.message : ((error as Error)?.stack ?? error)}`, 'fatal')
  process.exit(1)
}

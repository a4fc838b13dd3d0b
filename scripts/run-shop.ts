import { existsSync } from 'node:fs'

interface Running {
  stop(): Promise<void>
}

export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/**
 * Starts, and stops in order on Ctrl-C or when a service manager asks, also in the middle of the start: the door may be open
 * before everything behind it is. A second request does not wait.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let starting: Promise<Running> | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const running = await starting
    await running?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    starting = start()
    await starting
  } catch (error) {
    // A wrong setting or a missing database is the operator's to mend: a sentence, not a stack.
    const isForOperator = error instanceof Error && ['ConfigError', 'OperatorError'].includes(error.name)
    process.stderr.write(`\n${isForOperator ? error.message : ((error as Error)?.stack ?? error)}\n`)
    process.exit(1)
  }
}

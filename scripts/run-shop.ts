import { existsSync } from 'node:fs'

interface Running {
  stop(): Promise<void>
}

export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Starts, and stops in order on Ctrl-C or when a service manager asks. A second request does not wait. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running
  try {
    running = await start()
  } catch (error) {
    // A wrong setting or a missing database is the operator's to mend: a sentence, not a stack.
    const isForOperator = error instanceof Error && ['ConfigError', 'OperatorError'].includes(error.name)
    process.stderr.write(`\n${isForOperator ? error.message : ((error as Error)?.stack ?? error)}\n`)
    process.exit(1)
  }
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

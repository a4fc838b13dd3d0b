import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#platform/database/embedded/postmaster.ts'

/**
 * Vitest exits on Ctrl-C without teardown, so this stops the server in a synchronous exit handler. Returns
 * a function that cancels it.
 */
export function endWithProcess(dataDir: string): () => void {
  const end = () => {
    const pid = serverPid(dataDir)
    if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    const clock = new Int32Array(new SharedArrayBuffer(4))
    for (let waited = 0; pid && isAlive(pid) && waited < 5_000; waited += 20) Atomics.wait(clock, 0, 0, 20)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, exitUnlessHandled)
  return () => process.off('exit', end)
}

/** Playwright handles the signal itself and does its own teardown. */
function exitUnlessHandled(signal: NodeJS.Signals): void {
  const others = process.listeners(signal).filter((listener) => listener !== exitUnlessHandled)
  if (others.length === 0) process.exit(130)
}

function serverPid(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return null
  }
}

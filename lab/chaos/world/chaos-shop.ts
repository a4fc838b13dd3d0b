import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Moments } from './moments.ts'
import type { MovableClock } from './movable-clock.ts'

const script = fileURLToPath(new URL('./shop-process.ts', import.meta.url))
const STOP_WITHIN_MS = 40_000

interface Surroundings {
  readonly environment: Record<string, string>
  readonly clock: MovableClock
  readonly moments: Moments
  onOutput(chunk: Buffer): void
  onStart(pid: number): void
}

/** Simulates a service manager: restarts the shop until it is stopped. */
export class ChaosShop {
  starts = 0
  /** Unexpected exits: a bug, or no database at startup. */
  endedByItself = 0
  #child: ChildProcess | undefined
  #ready: Promise<void> = Promise.resolve()
  #stopping = false
  readonly #killed = new WeakSet<ChildProcess>()
  readonly #around: Surroundings

  constructor(around: Surroundings) {
    this.#around = around
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): Promise<void> {
    this.#ready = this.#startUntilReady()
    return this.#ready
  }

  ready(): Promise<void> {
    return this.#ready
  }

  kill(restartAfterMs: number): void {
    const child = this.#child
    if (child) this.#killed.add(child)
    child?.kill('SIGKILL')
    this.#ready = pause(restartAfterMs).then(() => this.#startUntilReady())
  }

  async moveClock(offsetMs: number): Promise<void> {
    const child = this.#child
    if (!child?.connected) return
    const movedOrGone = Promise.race([wordFrom(child, 'moved'), once(child, 'exit')])
    child.send({ offsetMs })
    await movedOrGone
  }

  async stop(): Promise<void> {
    await this.#ready
    this.#stopping = true
    const child = this.#child
    if (!child) return
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) })
    child.kill('SIGTERM')
    const [code] = await exit
    if (code !== 0) throw new Error(`the shop stopped with exit code ${code}`)
  }

  end(): void {
    this.#stopping = true
    this.#child?.kill('SIGKILL')
  }

  async #startUntilReady(): Promise<void> {
    while (!this.#stopping) {
      const child = this.#spawn()
      const outcome = await Promise.race([
        wordFrom(child, 'ready').then(() => 'ready'),
        once(child, 'exit').then(() => 'ended'),
      ])
      if (outcome === 'ready') {
        child.once('exit', () => this.#restart(child))
        return
      }
      // Killed during startup: the killer starts the next process.
      if (this.#killed.has(child)) return this.#ready
      this.endedByItself += 1
      await pause(200)
    }
  }

  #spawn(): ChildProcess {
    const { environment, clock, moments, onOutput, onStart } = this.#around
    this.starts += 1
    const child = fork(script, {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...environment, CLOCK_OFFSET_MS: String(clock.offsetMs) },
    })
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    this.#child = child
    onStart(child.pid ?? 0)
    moments.note('starting')
    return child
  }

  #restart(child: ChildProcess): void {
    if (this.#stopping || this.#killed.has(child)) return
    this.endedByItself += 1
    this.#ready = this.#startUntilReady()
  }
}

function wordFrom(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (message !== word) return
      child.off('message', listen)
      resolve()
    }
    child.on('message', listen)
  })
}

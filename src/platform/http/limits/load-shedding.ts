import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadLimits {
  /** Pages and calls that may be worked on at the same time. */
  maxInFlight: number
  /** How late the event loop may run by its own work, in the median of the last second, before new work is refused. */
  maxDelayMs: number
  /** How many clients with one request each are worked on while the event loop runs late. */
  maxWhenLate?: number
  /** Pages that many are waiting for may be made at the same time, however busy the process is. */
  maxForMany?: number
}

const DEFAULT_FOR_MANY = 8
/** Fewer than these cannot be why the loop runs late; another process is, and refusing them would free nothing. */
const FEW = 4
const DEFAULT_WHEN_LATE = 16

/** Refuses work that the process could not finish in time, before it starts. Cached pages and files never ask here. */
export interface LoadShedder {
  /** A function to call when the work is done, or undefined when it must not start. */
  admit(work?: { isForMany?: boolean; isOnlyOne?: boolean }): (() => void) | undefined
  inFlight(): number
  stop(): void
}

export function createLoadShedder(limits: LoadLimits, loop: LoopDelay = watchLoopDelay()): LoadShedder {
  const { maxForMany = DEFAULT_FOR_MANY, maxWhenLate = DEFAULT_WHEN_LATE } = limits
  let running = 0
  let runningForMany = 0
  const hasRoom = (isOnlyOne: boolean) => {
    if (running >= limits.maxInFlight) return false
    return running < (isOnlyOne ? maxWhenLate : FEW) || loop.medianMs() <= limits.maxDelayMs
  }
  return {
    admit({ isForMany = false, isOnlyOne = false } = {}) {
      const isReserved = isForMany && runningForMany < maxForMany
      if (!isReserved && !hasRoom(isOnlyOne)) return undefined
      if (isReserved) runningForMany += 1
      else running += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        if (isReserved) runningForMany -= 1
        else running -= 1
      }
    },
    inFlight: () => running + runningForMany,
    stop: () => loop.stop(),
  }
}

export interface LoopDelay {
  medianMs(): number
  stop(): void
}

const RESOLUTION_MS = 20
const WINDOW_MS = 1_000

/** Below it the processor was busy with other programs, and refusing visitors would free nothing. */
const OWN_WORK_SHARE = 0.5

/** The delay that the process has made itself, told by its share of one processor. */
export function ownDelayMs(medianMs: number, processorMs: number, elapsedMs: number): number {
  return processorMs / elapsedMs < OWN_WORK_SHARE ? 0 : medianMs
}

/** Node counts the time between two ticks of a timer; what exceeds the timer's own period is delay. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let median = 0
  let before = { at: performance.now(), used: process.cpuUsage() }
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before.used)
    const elapsedMs = performance.now() - before.at
    const delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
    median = ownDelayMs(delayMs, (user + system) / 1_000, elapsedMs)
    before = { at: performance.now(), used: process.cpuUsage() }
    histogram.reset()
  }, WINDOW_MS)
  timer.unref()
  return {
    medianMs: () => median,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadLimits {
  maxInFlight: number
  /**
   * Median event loop delay that this process caused over the last second. Above this limit, new work is
   * refused.
   */
  maxDelayMs: number
  maxWhenLate?: number
  /** Number of cacheable pages that several visitors wait for and that are admitted regardless of load. */
  maxForMany?: number
}

const DEFAULT_FOR_MANY = 8
/** With fewer requests the delay comes from another process, and refusing them would free nothing. */
const FEW = 4
const DEFAULT_WHEN_LATE = 16

/** Refuses work that cannot finish in time. Cached pages and files are not subject to it. */
export interface LoadShedder {
  admit(work?: { isForMany?: boolean; isOnlyOne?: boolean }): (() => void) | undefined
  inFlight(): number
  stop(): void
}

export function createLoadShedder(limits: LoadLimits, loop: LoopDelay = watchLoopDelay()): LoadShedder {
  const { maxForMany = DEFAULT_FOR_MANY, maxWhenLate = DEFAULT_WHEN_LATE } = limits
  let runningRequests = 0
  let runningForMany = 0
  const hasRoom = (isOnlyOne: boolean) => {
    if (runningRequests >= limits.maxInFlight) return false
    return runningRequests < (isOnlyOne ? maxWhenLate : FEW) || loop.medianMs() <= limits.maxDelayMs
  }
  return {
    admit({ isForMany = false, isOnlyOne = false } = {}) {
      const isReserved = isForMany && runningForMany < maxForMany
      if (!isReserved && !hasRoom(isOnlyOne)) return undefined
      if (isReserved) runningForMany += 1
      else runningRequests += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        if (isReserved) runningForMany -= 1
        else runningRequests -= 1
      }
    },
    inFlight: () => runningRequests + runningForMany,
    stop: () => loop.stop(),
  }
}

export interface LoopDelay {
  medianMs(): number
  stop(): void
}

const RESOLUTION_MS = 20
const WINDOW_MS = 1_000

/** Below this share of CPU time, other programs caused the delay, so refusing visitors would free nothing. */
const OWN_WORK_SHARE = 0.5

export function ownDelayMs(medianMs: number, processorMs: number, elapsedMs: number): number {
  return processorMs / elapsedMs < OWN_WORK_SHARE ? 0 : medianMs
}

/** Node measures the interval between timer ticks; anything above the timer's period is delay. */
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

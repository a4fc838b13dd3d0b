import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadLimits {
  /** Pages and calls that may be worked on at the same time. */
  maxInFlight: number
  /** How late the event loop may run, in the median of the last second, before new work is refused. */
  maxDelayMs: number
}

/** Refuses work that the process could not finish in time, before it starts. Cached pages and files never ask here. */
export interface LoadShedder {
  /** A function to call when the work is done, or undefined when it must not start. */
  admit(): (() => void) | undefined
  inFlight(): number
  stop(): void
}

export function createLoadShedder(limits: LoadLimits, loop: LoopDelay = watchLoopDelay()): LoadShedder {
  let running = 0
  return {
    admit() {
      if (running >= limits.maxInFlight) return undefined
      // With nothing running there is nothing to wait for: the delay belongs to the past.
      if (running > 0 && loop.medianMs() > limits.maxDelayMs) return undefined
      running += 1
      let isOver = false
      return () => {
        if (!isOver) running -= 1
        isOver = true
      }
    },
    inFlight: () => running,
    stop: () => loop.stop(),
  }
}

export interface LoopDelay {
  medianMs(): number
  stop(): void
}

const RESOLUTION_MS = 20
const WINDOW_MS = 1_000

/** Node counts the time between two ticks of a timer; what exceeds the timer's own period is delay. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let median = 0
  const timer = setInterval(() => {
    median = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
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

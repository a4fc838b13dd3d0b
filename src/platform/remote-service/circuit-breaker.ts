export type BreakerOptions = {
  readonly failuresToOpen?: number
  readonly restMs?: number
  readonly now?: () => number
}

export interface CircuitBreaker {
  /** False while open. After the pause, one caller may try, and the others wait for its result. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
}

export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { failuresToOpen = 3, restMs = 60_000, now = Date.now } = options
  let failures = 0
  let restsUntil = 0
  return {
    mayTry() {
      if (failures < failuresToOpen) return true
      if (now() < restsUntil) return false
      restsUntil = now() + restMs
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToOpen) restsUntil = now() + restMs
    },
  }
}

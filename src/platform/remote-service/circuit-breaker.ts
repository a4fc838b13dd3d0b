export type BreakerOptions = {
  /** Failures in a row after which the service is left alone. */
  readonly failuresToOpen?: number
  readonly restMs?: number
  readonly now?: () => number
}

export interface CircuitBreaker {
  /** False while the service rests. After the rest one caller may try; the others wait for its result. */
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

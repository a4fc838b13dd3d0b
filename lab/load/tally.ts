/** Kinds differ, because they cost the shop very different work. */
export type Kind =
  | 'cached page'
  | 'search'
  | 'image'
  | "customer's page"
  | 'cart'
  | 'freight quote'
  | 'checkout'
  | 'payment'
  | 'back office'

export interface TalliedKind {
  kind: Kind
  answered: number
  p50: number
  p95: number
  p99: number
}

export class Tally {
  /** 503 with Retry-After: the documented answer to overload. */
  turnedAway = 0
  readonly failures: string[] = []
  readonly #times = new Map<Kind, number[]>()

  get answered(): number {
    return [...this.#times.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Waits for the last byte. Returns null unless the answer was good. */
  async count(kind: Kind, label: string, send: () => Promise<Response>): Promise<Counted> {
    const startedAt = performance.now()
    try {
      const response = await send()
      const text = await response.text()
      if (response.status < 500) this.#note(kind, performance.now() - startedAt)
      else if (response.status !== 503 || !response.headers.has('Retry-After')) {
        this.failures.push(`${label}: ${response.status} ${text.slice(0, 120)}`)
      } else {
        this.turnedAway += 1
        return { status: 503, text, comeBackMs: Number(response.headers.get('Retry-After')) * 1_000 }
      }
      return { status: response.status, text, comeBackMs: 0 }
    } catch (error) {
      const { message, cause } = error as Error
      this.failures.push(`${label}: ${message} ${cause instanceof Error ? cause.message : ''}`)
      return { status: 0, text: '', comeBackMs: 0 }
    }
  }

  byKind(): TalliedKind[] {
    return [...this.#times].map(([kind, times]) => {
      const sortedTimes = Float64Array.from(times).sort()
      const at = (share: number) =>
        sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0
      return { kind, answered: sortedTimes.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
    })
  }

  #note(kind: Kind, ms: number): void {
    const times = this.#times.get(kind)
    if (times) times.push(ms)
    else this.#times.set(kind, [ms])
  }
}

export interface Counted {
  status: number
  text: string
  comeBackMs: number
}

import { setTimeout as pause } from 'node:timers/promises'
import type { SignedEvent } from '../../fakes/fake-stripe-ledger.ts'
import type { Random } from '../random.ts'
import type { ChaosProvider } from './chaos-provider.ts'
import type { Moments } from './moments.ts'

const LOOK_EVERY_MS = 20
const MAX_ATTEMPTS = 8

/** Events that `docs/operations.md` tells the owner to subscribe to. */
const subscribed = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
])

/** Stripe does not guarantee single, prompt or ordered delivery. */
const faults = { prompt: 60, late: 22, twice: 14, lost: 4 } as const

/**
 * Delivers the provider's events with retries and growing pauses; some are lost. Each attempt gets a new
 * signature, like Stripe's.
 */
export class WebhookCourier {
  readonly counts = { delivered: 0, repeated: 0, late: 0, lost: 0, refused: 0, givenUp: 0 }
  readonly #provider: ChaosProvider
  readonly #door: string
  readonly #random: Random
  readonly #moments: Moments
  readonly #underWay = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  readonly #loop: Promise<void>

  constructor(parts: { provider: ChaosProvider; shopUrl: string; random: Random; moments: Moments }) {
    this.#provider = parts.provider
    this.#door = `${parts.shopUrl}/api/webhooks/payments`
    this.#random = parts.random
    this.#moments = parts.moments
    this.#loop = this.#collect()
  }

  async finish(): Promise<void> {
    this.#stop.abort()
    await this.#loop
    await Promise.all(this.#underWay)
  }

  async #collect(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      for (const event of this.#provider.takeEvents()) this.#send(event)
      await pause(LOOK_EVERY_MS)
    }
    for (const event of this.#provider.takeEvents()) this.#send(event)
  }

  #send(event: SignedEvent): void {
    if (!subscribed.has(event.type)) return
    const fault = this.#random.weighted(faults)
    const delayMs = this.#random.between(0, 250)
    if (fault === 'lost') this.counts.lost += 1
    else if (fault === 'late') {
      this.counts.late += 1
      this.#bring(event, this.#random.between(500, 6_000))
    } else this.#bring(event, delayMs)
    if (fault === 'twice') {
      this.counts.repeated += 1
      this.#bring(event, this.#random.between(0, 3_000))
    }
  }

  #bring(event: SignedEvent, afterMs: number): void {
    const delivery = this.#insist(event, afterMs).finally(() => this.#underWay.delete(delivery))
    this.#underWay.add(delivery)
  }

  async #insist(event: SignedEvent, afterMs: number): Promise<void> {
    await pause(afterMs)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const status = await this.#knock(event)
      if (status === 200) {
        this.counts.delivered += 1
        return
      }
      if (status === 400) this.counts.refused += 1
      await pause(Math.min(8_000, 250 * 2 ** attempt))
    }
    this.counts.givenUp += 1
  }

  async #knock({ rawBody, type }: SignedEvent): Promise<number> {
    const { signature } = this.#provider.ledger.signText(new TextDecoder().decode(rawBody), type)
    this.#moments.note('webhook-sent')
    try {
      const response = await fetch(this.#door, {
        method: 'POST',
        body: new Uint8Array(rawBody),
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        signal: AbortSignal.timeout(20_000),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
}

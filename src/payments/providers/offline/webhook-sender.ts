import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { WebhookFaults } from '#platform/config/webhook-faults.ts'
import { signWebhook } from './webhook-signature.ts'

export const SIGNATURE_HEADER = 'offline-payment-signature'

export type Deliver = (rawBody: Uint8Array, headers: Record<string, string>) => Promise<boolean>

export interface Timer {
  /** Returns a function that cancels the timer. */
  after(ms: number, run: () => void): () => void
}

export const systemTimer: Timer = {
  after(ms, run) {
    const timeout = setTimeout(run, ms)
    return () => clearTimeout(timeout)
  },
}

const RETRIES_MS = [1_000, 5_000, 25_000]
const REORDER_WITHIN_MS = 3_000

/** Retries until the shop accepts an event. The reconciler catches up on events lost in a crash. */
export class WebhookSender {
  readonly #secret: string
  readonly #faults: WebhookFaults
  readonly #deliver: Deliver
  readonly #clock: { now(): Date }
  readonly #timer: Timer
  readonly #log: PaymentsLog
  readonly #waitingTimers = new Set<() => void>()
  readonly #inFlight = new Set<Promise<void>>()
  #heldBack: Uint8Array[] = []

  constructor(options: {
    secret: string
    faults: WebhookFaults
    deliver: Deliver
    clock: { now(): Date }
    timer: Timer
    log: PaymentsLog
  }) {
    this.#secret = options.secret
    this.#faults = options.faults
    this.#deliver = options.deliver
    this.#clock = options.clock
    this.#timer = options.timer
    this.#log = options.log
  }

  send(event: object): void {
    this.#heldBack.push(new TextEncoder().encode(JSON.stringify(event)))
    if (this.#heldBack.length > this.#faults.reorder) this.#release()
    else this.#later(REORDER_WITHIN_MS, () => this.#release())
  }

  /** Resolves when no delivery is in flight; scheduled retries stay scheduled. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
  }

  async close(): Promise<void> {
    for (const callOff of this.#waitingTimers) callOff()
    this.#waitingTimers.clear()
    await this.idle()
  }

  #release(): void {
    const bodies = this.#heldBack.reverse()
    this.#heldBack = []
    for (const body of bodies) {
      for (let copy = 0; copy < this.#faults.copies; copy++) {
        if (this.#faults.delayMs > 0) this.#later(this.#faults.delayMs, () => this.#attempt(body, 0))
        else this.#attempt(body, 0)
      }
    }
  }

  #attempt(body: Uint8Array, tried: number): void {
    const attempt = this.#tryToDeliver(body).then((taken) => {
      this.#inFlight.delete(attempt)
      const wait = RETRIES_MS[tried]
      if (taken) return
      if (wait === undefined) this.#log.warn({ tried }, 'a payment webhook was given up')
      else this.#later(wait, () => this.#attempt(body, tried + 1))
    })
    this.#inFlight.add(attempt)
  }

  async #tryToDeliver(body: Uint8Array): Promise<boolean> {
    const signature = signWebhook(body, this.#secret, this.#clock.now())
    try {
      return await this.#deliver(body, {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signature,
      })
    } catch {
      return false
    }
  }

  #later(ms: number, run: () => void): void {
    const callOff = this.#timer.after(ms, () => {
      this.#waitingTimers.delete(callOff)
      run()
    })
    this.#waitingTimers.add(callOff)
  }
}

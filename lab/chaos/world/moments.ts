import { EventEmitter, once } from 'node:events'

/** Critical moments for a kill, because an operation is half done. */
export type Moment = 'provider-asked' | 'webhook-sent' | 'email-taken' | 'checkout-sent' | 'starting'

export class Moments {
  readonly #emitter = new EventEmitter()

  note(moment: Moment): void {
    this.#emitter.emit(moment)
  }

  async next(moment: Moment, timeoutMs: number): Promise<void> {
    await once(this.#emitter, moment, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  }
}

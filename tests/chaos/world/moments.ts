import { EventEmitter, once } from 'node:events'

/** Instants worth dying in: between them and the next line of the program, something is half done. */
export type Moment = 'provider-asked' | 'webhook-sent' | 'email-taken' | 'checkout-sent' | 'starting'

export class Moments {
  readonly #emitter = new EventEmitter()

  note(moment: Moment): void {
    this.#emitter.emit(moment)
  }

  /** Resolves at the next such moment, or when the time is over. */
  async next(moment: Moment, timeoutMs: number): Promise<void> {
    await once(this.#emitter, moment, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  }
}

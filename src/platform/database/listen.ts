import pg from 'pg'
import { APPLICATION_NAME } from './connect.ts'

export interface ListenOptions {
  readonly connectionString: string
  readonly channels: readonly string[]
  onNotification(notification: { channel: string; payload: string }): void
  onDown(error: Error): void
  /**
   * Called whenever all channels are listened to, including the first time. Earlier notifications may have
   * been missed.
   */
  onUp(): void
  readonly timers?: Timers
}

export interface Timers {
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export interface Listener {
  close(): Promise<void>
}

export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const
/** A connection can be lost without an error, so a regular statement checks it. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5_000

const systemTimers: Timers = {
  setTimeout: (callback, ms) => setTimeout(callback, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

export function listen(options: ListenOptions): Listener {
  const listener = new ReconnectingListener(options)
  listener.open()
  return listener
}

class ReconnectingListener implements Listener {
  readonly #options: ListenOptions
  readonly #timers: Timers
  #client: pg.Client | null = null
  #timer: unknown
  #failures = 0

  constructor(options: ListenOptions) {
    this.#options = options
    this.#timers = options.timers ?? systemTimers
  }

  open(): void {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: `${APPLICATION_NAME} listener`,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection ended')))
    client.on('notification', ({ channel, payload = '' }) =>
      this.#options.onNotification({ channel, payload }),
    )
    this.#subscribe(client).catch((error: Error) => this.#lose(client, error))
  }

  async close(): Promise<void> {
    const client = this.#client
    this.#client = null
    this.#timers.clearTimeout(this.#timer)
    await client?.end().catch(() => {})
  }

  async #subscribe(client: pg.Client): Promise<void> {
    await client.connect()
    for (const channel of this.#options.channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    if (this.#client !== client) return
    this.#failures = 0
    this.#options.onUp()
    this.#beat(client)
  }

  #beat(client: pg.Client): void {
    this.#timer = this.#timers.setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#client === client && this.#beat(client),
        (error: Error) => this.#lose(client, error),
      )
    }, HEARTBEAT_MS)
  }

  /** A client reports its end in several ways; only the first counts, and none after `close`. */
  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = null
    this.#timers.clearTimeout(this.#timer)
    client.end().catch(() => {})
    this.#options.onDown(error)
    const delay = RECONNECT_DELAYS_MS[Math.min(this.#failures, RECONNECT_DELAYS_MS.length - 1)] ?? 10_000
    this.#failures += 1
    this.#timer = this.#timers.setTimeout(() => this.open(), delay)
  }
}

import pg from 'pg'
import { APPLICATION_NAME } from './connect.ts'

export interface ListenOptions {
  readonly connectionString: string
  readonly channels: readonly string[]
  onNotification(notification: { channel: string; payload: string }): void
  /** Announcements may be missed from now on. */
  onDown(error: Error): void
  /** Called after every channel is listened to, the first time too; what was announced before may have been missed. */
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
/** A connection can die without a word; a question now and then finds out. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5_000

const systemTimers: Timers = {
  setTimeout: (callback, ms) => setTimeout(callback, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

/** Hears the database's announcements on a connection of its own, and keeps trying when that is lost. */
export function listen(options: ListenOptions): Listener {
  const timers = options.timers ?? systemTimers
  let client: pg.Client | null = null
  let timer: unknown
  let failures = 0
  let closed = false

  const lose = (lost: pg.Client, error: Error) => {
    if (closed || client !== lost) return
    client = null
    timers.clearTimeout(timer)
    lost.end().catch(() => {})
    options.onDown(error)
    const delay = RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)] ?? 10_000
    failures += 1
    timer = timers.setTimeout(open, delay)
  }

  const beat = (current: pg.Client) => {
    timer = timers.setTimeout(() => {
      current.query('SELECT 1').then(
        () => client === current && beat(current),
        (error: Error) => lose(current, error),
      )
    }, HEARTBEAT_MS)
  }

  const open = () => {
    const current = new pg.Client({
      connectionString: options.connectionString,
      application_name: `${APPLICATION_NAME} listener`,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    client = current
    current.on('error', (error) => lose(current, error))
    current.on('end', () => lose(current, new Error('the connection ended')))
    current.on('notification', ({ channel, payload = '' }) => options.onNotification({ channel, payload }))
    subscribe(current, options.channels).then(
      () => {
        if (client !== current) return
        failures = 0
        options.onUp()
        beat(current)
      },
      (error: Error) => lose(current, error),
    )
  }

  open()
  return {
    close: async () => {
      closed = true
      timers.clearTimeout(timer)
      await client?.end().catch(() => {})
      client = null
    },
  }
}

async function subscribe(client: pg.Client, channels: readonly string[]): Promise<void> {
  await client.connect()
  for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
}

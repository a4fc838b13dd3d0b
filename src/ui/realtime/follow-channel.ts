import { channelEvents, HEARTBEAT_MS } from '#platform/http/realtime/product-updates-channel.ts'

const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]
/** Two missed heartbeats plus a margin: the connection is lost even without an error event. */
const SILENCE_MS = 2 * HEARTBEAT_MS + 10_000

export interface Events {
  addEventListener(event: string, listener: (message: MessageEvent<string>) => void): void
  close(): void
}

export interface Browser {
  openEvents(path: string): Events
  isHidden(): boolean
  onVisibilityChange(listener: () => void): () => void
  random(): number
}

interface Channel {
  path: string
  events: Readonly<Record<string, (data: unknown) => unknown>>
  /** Events may have been missed while disconnected. */
  onMissed(): void
}

/**
 * Connects while the page is visible. Reconnects after 1, 2, 5 and then every 10 seconds. Returns a
 * function that stops it.
 */
export function followChannel({ path, events: handlers, onMissed }: Channel, browser: Browser): () => void {
  let events: Events | undefined
  let lastId: string | undefined
  let failures = 0
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const disconnect = () => {
    clearTimeout(reconnecting)
    clearTimeout(silence)
    events?.close()
    events = undefined
  }
  const lose = () => {
    disconnect()
    const delay = RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)]
    failures += 1
    reconnecting = setTimeout(connect, delay)
  }
  const alive = (id: string) => {
    failures = 0
    clearTimeout(silence)
    silence = setTimeout(lose, SILENCE_MS)
    const hasMissed = lastId !== undefined && lastId !== id
    lastId = id
    return hasMissed
  }
  const connect = () => {
    disconnect()
    const stream = browser.openEvents(path)
    events = stream
    silence = setTimeout(lose, SILENCE_MS)
    stream.addEventListener(channelEvents.hello, ({ lastEventId }) => {
      if (alive(lastEventId)) onMissed()
    })
    stream.addEventListener(channelEvents.heartbeat, ({ lastEventId }) => void alive(lastEventId))
    for (const [event, handle] of Object.entries(handlers))
      stream.addEventListener(event, ({ data, lastEventId }) => {
        alive(lastEventId)
        handle(JSON.parse(data))
      })
    stream.addEventListener('error', lose)
  }
  const followVisibility = () => {
    failures = 0
    if (browser.isHidden()) disconnect()
    else if (!events) connect()
  }

  const stopWatching = browser.onVisibilityChange(followVisibility)
  followVisibility()
  return () => {
    stopWatching()
    disconnect()
  }
}

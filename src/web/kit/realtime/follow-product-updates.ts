import {
  type ChangedProducts,
  channelEvents,
  HEARTBEAT_MS,
  PRODUCT_UPDATES_PATH,
  type ProductUpdate,
} from '#web/server/realtime/product-updates-channel.ts'

const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]
/** Two heartbeats missed, and a little more: the line is dead even if nobody said so. */
const SILENCE_MS = 2 * HEARTBEAT_MS + 10_000
/** All browsers hear of a change at the same moment; they ask for it within this time, not all at once. */
const MAX_JITTER_MS = 1_500

/** The part of an EventSource that this needs. */
export interface Events {
  addEventListener(event: string, listener: (message: MessageEvent<string>) => void): void
  close(): void
}

/** The part of the browser that this needs; a test brings its own. */
export interface Browser {
  openEvents(path: string): Events
  isHidden(): boolean
  onVisibilityChange(listener: () => void): () => void
  random(): number
}

/**
 * Listens while the page is seen. Comes back 1, 2, 5 and then every 10 seconds after the line was lost, and asks for
 * everything anew when it missed something meanwhile. Returns the function that ends it.
 */
export function followProductUpdates(
  onChange: (changed: ChangedProducts) => void,
  browser: Browser,
): () => void {
  let events: Events | undefined
  let lastId: string | undefined
  let failures = 0
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  const tell = createJitter(onChange, browser.random)

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
    const missed = lastId !== undefined && lastId !== id
    lastId = id
    return missed
  }
  const connect = () => {
    disconnect()
    const opened = browser.openEvents(PRODUCT_UPDATES_PATH)
    events = opened
    silence = setTimeout(lose, SILENCE_MS)
    opened.addEventListener(channelEvents.hello, ({ lastEventId }) => {
      if (alive(lastEventId)) tell.add('all')
    })
    opened.addEventListener(channelEvents.heartbeat, ({ lastEventId }) => void alive(lastEventId))
    opened.addEventListener(channelEvents.update, ({ data, lastEventId }) => {
      alive(lastEventId)
      tell.add((JSON.parse(data) as ProductUpdate).ids)
    })
    opened.addEventListener('error', lose)
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
    tell.clear()
  }
}

/** Gathers changes for a random moment and passes them on together. */
function createJitter(deliver: (changed: ChangedProducts) => void, random: () => number) {
  let waiting: ChangedProducts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(changed: ChangedProducts) {
      waiting =
        changed === 'all' || waiting === 'all' ? 'all' : [...new Set([...(waiting ?? []), ...changed])]
      timer ??= setTimeout(() => {
        const gathered = waiting ?? []
        timer = undefined
        waiting = undefined
        deliver(gathered)
      }, random() * MAX_JITTER_MS)
    },
    clear: () => clearTimeout(timer),
  }
}

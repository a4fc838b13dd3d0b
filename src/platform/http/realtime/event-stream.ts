import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { clientNetwork } from '#platform/http/client-facts.ts'
import { type Exchange, isReading } from '#platform/http/exchange.ts'
import { channelEvents, HEARTBEAT_MS } from './product-updates-channel.ts'

export interface EventStreamOptions {
  path: string
  /** Besides those of every answer. */
  headers: readonly string[]
  heartbeatMs?: number
  maxListeners?: number
  maxPerClient?: number
  /** Asked for every connection: null for who may not listen, else the first event on it. Absent: everybody may. */
  admit?(exchange: Exchange): Promise<{ event: string; data: unknown } | null>
  /** Ends a connection after this time, so that who may no longer listen does not. */
  endAfterMs?: number
}

/** Server-sent events: one channel, the same bytes for everybody. */
export interface EventStream {
  /** 'full' when this client, or everybody together, holds too many places. */
  open(exchange: Exchange): Promise<'opened' | 'full' | 'refused' | 'not-mine'>
  send(event: string, data: unknown): void
  listeners(): number
  /** Ends every connection that is open now: who may still listen comes back, and is asked anew. */
  dropAll(): void
  /** Ends every connection; browsers come back by themselves, to another process perhaps. */
  close(): void
}

const MAX_LISTENERS = 5_000
const MAX_PER_CLIENT = 30
/** A listener that does not read is cut off before its backlog costs memory. */
const MAX_BACKLOG_BYTES = 64 * 1024

export function createEventStream(options: EventStreamOptions): EventStream {
  const { maxListeners = MAX_LISTENERS, maxPerClient = MAX_PER_CLIENT } = options
  const open = new Set<ServerResponse>()
  const perClient = new Map<string, number>()
  // Names this process and its count of events, so that a browser can tell whether it missed one.
  const streamName = randomBytes(4).toString('hex')
  let count = 0
  let isClosed = false
  const frame = (event: string, data: unknown) =>
    Buffer.from(`id: ${streamName}-${count}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const broadcast = (bytes: Buffer) => {
    for (const res of open) {
      if (res.writableLength > MAX_BACKLOG_BYTES) res.destroy()
      else res.write(bytes)
    }
  }
  const heartbeat = setInterval(
    () => broadcast(frame(channelEvents.heartbeat, null)),
    options.heartbeatMs ?? HEARTBEAT_MS,
  )
  heartbeat.unref()

  const takePlace = (exchange: Exchange) => {
    const client = clientNetwork(exchange.client.address)
    const places = perClient.get(client) ?? 0
    if (isClosed || open.size >= maxListeners || places >= maxPerClient) return false
    perClient.set(client, places + 1)
    open.add(exchange.res)
    exchange.res.on('close', () => {
      open.delete(exchange.res)
      const left = (perClient.get(client) ?? 1) - 1
      if (left > 0) perClient.set(client, left)
      else perClient.delete(client)
    })
    return true
  }

  return {
    async open(exchange) {
      const { req, res } = exchange
      if (exchange.path !== options.path || !isReading(req.method)) return 'not-mine'
      exchange.routeClass = 'realtime'
      const first = await options.admit?.(exchange)
      if (first === null) return 'refused'
      if (!takePlace(exchange)) return 'full'
      startStream(exchange, options.headers)
      if (req.method === 'HEAD') res.end()
      else res.write(frame(channelEvents.hello, null))
      if (first) res.write(frame(first.event, first.data))
      if (options.endAfterMs) setTimeout(() => res.end(), options.endAfterMs).unref()
      return 'opened'
    },
    send(event, data) {
      count += 1
      broadcast(frame(event, data))
    },
    listeners: () => open.size,
    dropAll() {
      for (const res of open) res.end()
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const res of open) res.end()
    },
  }
}

function startStream({ req, res, id }: Exchange, headers: readonly string[]): void {
  // Nothing travels the other way any more; only the heartbeat may decide that the connection is lost.
  req.socket.setTimeout(0)
  req.socket.setNoDelay(true)
  // Without chunks the very same buffer goes to every socket; the end of the connection ends the answer.
  res.removeHeader('Transfer-Encoding')
  res.writeHead(200, [
    ...headers,
    'Content-Type',
    'text/event-stream; charset=utf-8',
    'Cache-Control',
    'no-store',
    'X-Accel-Buffering',
    'no',
    'X-Request-Id',
    id,
    'Connection',
    'close',
  ])
}

import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { clientNetwork } from '#platform/http/client-facts.ts'
import { type Exchange, isReading } from '#platform/http/exchange.ts'
import { channelEvents, HEARTBEAT_MS } from './product-updates-channel.ts'

export interface EventStreamOptions {
  path: string
  headers: readonly string[]
  heartbeatMs?: number
  maxListeners?: number
  maxPerClient?: number
  /** Authorises each connection and returns its first event, or null to refuse. Absent: public. */
  admit?(exchange: Exchange): Promise<{ event: string; data: unknown } | null>
  /** Forces a reconnect after this time, which checks authorisation again. */
  endAfterMs?: number
}

export interface EventStream {
  open(exchange: Exchange): Promise<'opened' | 'full' | 'refused' | 'not-mine'>
  send(event: string, data: unknown): void
  listeners(): number
  /** Ends all connections; authorised clients reconnect. */
  dropAll(): void
  close(): void
}

const MAX_LISTENERS = 5_000
const MAX_PER_CLIENT = 30
/** A listener that does not read is disconnected before its backlog costs memory. */
const MAX_BACKLOG_BYTES = 64 * 1024

export function createEventStream(options: EventStreamOptions): EventStream {
  const { maxListeners = MAX_LISTENERS, maxPerClient = MAX_PER_CLIENT } = options
  const open = new Set<ServerResponse>()
  const perClient = new Map<string, number>()
  // Event ids contain process and count, so that a browser can detect missed events.
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
      const remainingStreams = (perClient.get(client) ?? 1) - 1
      if (remainingStreams > 0) perClient.set(client, remainingStreams)
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
  // The client sends nothing, so only the heartbeat detects a lost connection.
  req.socket.setTimeout(0)
  req.socket.setNoDelay(true)
  // Without chunked encoding the same buffer is written to every socket.
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

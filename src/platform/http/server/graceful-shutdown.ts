import type { Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface ShutdownOptions {
  server: Server
  beginDraining(): void
  endStreams(): void
  log: Pick<Logger, 'info' | 'warn'>
  drainMs: number
  finishMs: number
}

const IDLE_CHECK_MS = 50

export async function shutDown({ server, log, ...options }: ShutdownOptions): Promise<void> {
  log.info('the shop is closing: running requests finish first')
  options.beginDraining()
  if (options.drainMs > 0) await wait(options.drainMs)
  if (server.listening) await closeServer(server, log, options)
  else options.endStreams()
}

async function closeServer(
  server: Server,
  log: Pick<Logger, 'warn'>,
  { finishMs, endStreams }: Pick<ShutdownOptions, 'finishMs' | 'endStreams'>,
): Promise<void> {
  const closing = Promise.withResolvers<void>()
  await nothingArrives(server)
  server.close(() => closing.resolve())
  endStreams()
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const limit = setTimeout(() => {
    log.warn({ afterMs: finishMs }, 'requests did not finish in time and are cut off')
    server.closeAllConnections()
  }, finishMs)
  await closing.promise
  clearInterval(idle)
  clearTimeout(limit)
}

const QUIET_ROUND_MS = 2
const QUIET_ROUNDS = 3
const MAX_WAIT_MS = 1_000

/** The kernel may still hold accepted connections with unread requests. */
async function nothingArrives(server: Server): Promise<void> {
  const givesUpAt = performance.now() + MAX_WAIT_MS
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count).on('request', count)
  let quietRounds = 0
  for (let before = performance.now(); quietRounds < QUIET_ROUNDS && before < givesUpAt; ) {
    arrivals = 0
    await nextRound()
    const now = performance.now()
    quietRounds = arrivals === 0 && now - before < QUIET_ROUND_MS ? quietRounds + 1 : 0
    before = now
  }
  server.off('connection', count).off('request', count)
}

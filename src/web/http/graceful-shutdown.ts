import type { Server } from 'node:http'
import type { Logger } from 'pino'

export interface ShutdownOptions {
  server: Server
  /** From now on /readyz says no and answers close their connection. */
  beginDraining(): void
  /** Realtime listeners would otherwise stay for ever. */
  endStreams(): void
  /** What rests below the HTTP layer, in order: jobs, the line of announcements, the pool, the embedded server. */
  afterwards: readonly (() => Promise<void>)[]
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** How long a load balancer gets to notice before the door closes. */
  drainMs: number
  /** How long running requests get to finish. */
  finishMs: number
}

const IDLE_CHECK_MS = 50

export async function shutDown({ server, log, ...options }: ShutdownOptions): Promise<void> {
  log.info('the shop is closing: running requests finish first')
  options.beginDraining()
  if (options.drainMs > 0) await new Promise((resolve) => setTimeout(resolve, options.drainMs))
  options.endStreams()
  if (server.listening) await closeServer(server, options.finishMs, log)
  for (const step of options.afterwards) {
    try {
      await step()
    } catch (error) {
      // The next step must still get its turn, or the database would be left running.
      log.error({ err: error }, 'a step of the shutdown failed')
    }
  }
  log.info('the shop is closed')
}

function closeServer(server: Server, finishMs: number, log: Pick<Logger, 'warn'>): Promise<void> {
  return new Promise((resolve) => {
    // A connection that goes idle after the door closed has nothing left to wait for.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const patience = setTimeout(() => {
      log.warn({ afterMs: finishMs }, 'requests did not finish in time and are cut off')
      server.closeAllConnections()
    }, finishMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(patience)
      resolve()
    })
    server.closeIdleConnections()
  })
}

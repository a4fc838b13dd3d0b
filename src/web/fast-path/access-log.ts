import { performance } from 'node:perf_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { RouteClass } from '#web/server/exchange.ts'
import type { Metrics } from '#web/server/metrics.ts'

export interface FinishedRequest {
  id: string
  method: string | undefined
  /** Without the query string: tokens and search words travel there. */
  path: string
  status: number
  routeClass: RouteClass
  startedAt: number
  /** The client went away before the answer was complete. */
  wasCut?: boolean
}

const INFO = pino.levels.values.info
const needsNoEscape = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/

/**
 * One line for each request, without address, cookie, query or agent: nothing in it points to a person. Put together by hand,
 * in pino's form and to where pino writes: for a kept page pino's own way would be a tenth of all the work.
 */
export function createAccessLog(log: Logger, metrics: Metrics): (request: FinishedRequest) => void {
  const lines = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]
  const isWritten = log.isLevelEnabled('info')
  return ({ id, method, path, status, routeClass, startedAt, wasCut }) => {
    const ms = performance.now() - startedAt
    // A realtime connection is open for minutes by design; its length says nothing about speed.
    if (routeClass !== 'realtime') metrics.observeRequest(routeClass, status, ms)
    if (!isWritten) return
    lines?.write(
      `{"level":${INFO},"time":${Date.now()},"requestId":"${id}","method":"${method}","path":${quoted(path.slice(0, 200))},` +
        `"status":${status},"ms":${Math.round(ms * 100) / 100},${wasCut ? '"wasCut":true,' : ''}"msg":"request"}\n`,
    )
  }
}

function quoted(path: string): string {
  return needsNoEscape.test(path) ? `"${path}"` : JSON.stringify(path)
}

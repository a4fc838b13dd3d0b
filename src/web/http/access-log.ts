import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { RouteClass } from './exchange.ts'
import type { Metrics } from './metrics.ts'

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

/** One line for each request, without address, cookie, query or agent: nothing in it points to a person. */
export function createAccessLog(
  log: Pick<Logger, 'info'>,
  metrics: Metrics,
): (request: FinishedRequest) => void {
  return ({ id, method, path, status, routeClass, startedAt, wasCut }) => {
    const ms = performance.now() - startedAt
    // A realtime connection is open for minutes by design; its length says nothing about speed.
    if (routeClass !== 'realtime') metrics.observeRequest(routeClass, status, ms)
    const line = { requestId: id, method, path: path.slice(0, 200), status, ms: Math.round(ms * 100) / 100 }
    log.info(wasCut ? { ...line, wasCut } : line, 'request')
  }
}

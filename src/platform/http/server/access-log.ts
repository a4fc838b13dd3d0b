import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { RouteClass } from '#platform/http/exchange.ts'
import type { Metrics } from '#platform/http/metrics.ts'

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

export interface AccessLogOptions {
  log: Logger
  metrics: Metrics
}

/** One line for each request, without address, cookie, query or agent: nothing in it points to a person. */
export function createAccessLog({ log, metrics }: AccessLogOptions) {
  const isWritten = log.isLevelEnabled('info')
  return (request: FinishedRequest): void => {
    const ms = performance.now() - request.startedAt
    // A realtime connection is open for minutes by design; its length says nothing about speed.
    if (request.routeClass !== 'realtime') metrics.observeRequest(request.routeClass, request.status, ms)
    if (!isWritten) return
    log.info(fieldsOf(request, Math.round(ms * 100) / 100), 'request')
  }
}

function fieldsOf({ id, method, path, status, wasCut }: FinishedRequest, ms: number) {
  return { requestId: id, method, path: path.slice(0, 200), status, ms, ...(wasCut ? { wasCut } : {}) }
}

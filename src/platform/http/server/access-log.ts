import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { RouteClass } from '#platform/http/exchange.ts'
import type { Metrics } from '#platform/http/metrics.ts'

export interface FinishedRequest {
  id: string
  method: string | undefined
  /** Without the query string, which may contain tokens and search terms. */
  path: string
  status: number
  routeClass: RouteClass
  startedAt: number
  wasCut?: boolean
}

export interface AccessLogOptions {
  log: Logger
  metrics: Metrics
}

/** Omits address, cookies, query and user agent, so that no line identifies a person. */
export function createAccessLog({ log, metrics }: AccessLogOptions) {
  const isWritten = log.isLevelEnabled('info')
  return (request: FinishedRequest): void => {
    const ms = performance.now() - request.startedAt
    // Realtime connections stay open for minutes, so their duration is not measured.
    if (request.routeClass !== 'realtime') metrics.observeRequest(request.routeClass, request.status, ms)
    if (!isWritten) return
    log.info(listFields(request, Math.round(ms * 100) / 100), 'request')
  }
}

function listFields({ id, method, path, status, wasCut }: FinishedRequest, ms: number) {
  return { requestId: id, method, path: path.slice(0, 200), status, ms, ...(wasCut ? { wasCut } : {}) }
}

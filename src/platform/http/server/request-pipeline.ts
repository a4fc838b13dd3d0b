import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { sendErrorAnswer } from '#platform/http/answers/error-answer.ts'
import { sendPrepared } from '#platform/http/answers/prepared-answer.ts'
import { ClientLeft } from '#platform/http/answers/read-body.ts'
import { clientFacts, forwardedProtocol } from '#platform/http/client-facts.ts'
import { type Exchange, type Handler, isReading } from '#platform/http/exchange.ts'
import type { ErrorTexts, HttpErrorCode } from '#platform/http/http-error.ts'
import { mayChangeThings } from '#platform/http/limits/check-origin.ts'
import { faultInRequestLine, readOnlyHost, stripQuery } from '#platform/http/limits/check-request-line.ts'
import type { SiteHosts } from '#platform/http/limits/site-hosts.ts'
import type { EventStream } from '#platform/http/realtime/event-stream.ts'
import type { createAccessLog } from './access-log.ts'
import { type AppStepOptions, answerWithApp } from './answer-with-app.ts'
import type { createProbes } from './probes.ts'
import { AppTooSlow } from './run-app.ts'

export interface PipelineOptions extends AppStepOptions {
  hosts: SiteHosts
  trustedProxies: number
  nextId(req: IncomingMessage): string
  isDraining(): boolean
  probes: ReturnType<typeof createProbes>
  handlers: readonly Handler[]
  productUpdates: EventStream
  backOfficeUpdates?: EventStream
  signedWebhooks: ReadonlySet<string>
  mailedLinks: ReadonlySet<string>
  errorTexts: ErrorTexts
  record: ReturnType<typeof createAccessLog>
  unanswered: Set<ServerResponse>
}

/** Frequent and cheap requests first; rejected requests start no work. */
export function createPipeline(options: PipelineOptions): RequestListener {
  const { hosts, pageCache, metrics, record } = options
  return (req, res) => {
    const startedAt = performance.now()
    const id = options.nextId(req)
    if (options.isDraining()) res.shouldKeepAlive = false
    const origin = hosts.originOf(readOnlyHost(req))
    const path = stripQuery(req.url ?? '')
    const page = origin !== undefined && !mustUpgrade(options, req) ? pageCache.find(req) : undefined
    if (page) {
      const status = sendPrepared(req, res, page.answer)
      metrics.countCache('hit')
      record({ id, method: req.method, path, status, routeClass: 'page-cached', startedAt })
      return
    }
    options.unanswered.add(res)
    const client = clientFacts(req, options.trustedProxies)
    const exchange: Exchange = { req, res, id, path, origin: origin ?? '', client, routeClass: 'refused' }
    res.once('close', () => {
      options.unanswered.delete(res)
      const { routeClass } = exchange
      const wasCut = !res.writableFinished && routeClass !== 'realtime'
      record({ id, method: req.method, path, status: res.statusCode, routeClass, startedAt, wasCut })
    })
    answer(options, exchange).then(
      (refusal) => refusal && refuse(options, exchange, refusal),
      (error) => fail(options, exchange, error),
    )
  }
}

const streamErrors = { opened: undefined, full: 'too-many-listeners', refused: 'not-found' } as const

async function answer(options: PipelineOptions, exchange: Exchange): Promise<HttpErrorCode | undefined> {
  const { req, res, path, client } = exchange
  if ((await options.probes({ path, req, res, client })) !== undefined) {
    exchange.routeClass = 'probe'
    return undefined
  }
  if (exchange.origin === '') return readOnlyHost(req) === undefined ? 'malformed-request' : 'unknown-host'
  const fault = faultInRequestLine(req.method ?? '', req.url ?? '')
  if (fault) return fault
  if (path === '/metrics') return 'not-found'
  if (mustUpgrade(options, req) && isReading(req.method)) return upgrade(options, exchange)
  for (const handler of options.handlers) if (await handler(exchange)) return undefined
  for (const stream of [options.productUpdates, options.backOfficeUpdates]) {
    const streamAnswer = (await stream?.open(exchange)) ?? 'not-mine'
    if (streamAnswer !== 'not-mine') return streamErrors[streamAnswer]
  }
  if (!mayChangeThings(options, { method: req.method ?? '', path, headers: req.headers }))
    return 'foreign-origin'
  return answerWithApp(options, exchange)
}

function mustUpgrade({ siteUrl, trustedProxies }: PipelineOptions, req: IncomingMessage): boolean {
  if (trustedProxies === 0 || !siteUrl.startsWith('https:')) return false
  return forwardedProtocol(req, trustedProxies) === 'http'
}

function upgrade({ siteUrl, security }: PipelineOptions, { req, res, id }: Exchange): undefined {
  const headers = ['Location', `${siteUrl}${req.url}`, 'Content-Length', '0', 'X-Request-Id', id]
  res.writeHead(308, [...headers, 'Cache-Control', 'no-store', ...security.common]).end()
}

function refuse(options: PipelineOptions, { req, res, id }: Exchange, code: HttpErrorCode): void {
  if (code === 'overloaded') options.metrics.countShed()
  if (isGone(res)) return
  if (res.headersSent) res.destroy()
  else {
    const texts = options.errorTexts
    sendErrorAnswer(req, res, { code, requestId: id, headers: options.security.common, texts })
  }
}

function fail(options: PipelineOptions, exchange: Exchange, error: unknown): void {
  const hasLeft = error instanceof ClientLeft || isGone(exchange.res)
  if (hasLeft) {
    exchange.res.destroy()
    return
  }
  options.logFailure(exchange, error)
  if (error instanceof AppTooSlow) refuse(options, exchange, 'overloaded')
  else refuse(options, exchange, options.isDatabaseUnavailable(error) ? 'database-unavailable' : 'unexpected')
}

const isGone = (res: ServerResponse) => res.destroyed || res.writableEnded

import { sendPrepared } from '#platform/http/answers/prepared-answer.ts'
import {
  announcesTooMuch,
  discardRest,
  hasBody,
  readBody,
  streamBody,
} from '#platform/http/answers/read-body.ts'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'
import { sendWebResponse } from '#platform/http/answers/send-web-response.ts'
import { toWebRequest } from '#platform/http/answers/to-web-request.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { HttpErrorCode } from '#platform/http/http-error.ts'
import { type BodyRules, largerLimit } from '#platform/http/limits/body-limits.ts'
import type { ClientShares } from '#platform/http/limits/client-shares.ts'
import type { LoadShedder } from '#platform/http/limits/load-shedding.ts'
import type { Metrics } from '#platform/http/metrics.ts'
import type { CachePlan } from '#platform/http/page-cache/cache-plan.ts'
import type { RenderedPage } from '#platform/http/page-cache/cached-page.ts'
import type { PageCache } from '#platform/http/page-cache/page-cache.ts'
import { type App, runFor, runForAnybody } from './app.ts'
import { runApp } from './run-app.ts'

export interface AppStepOptions {
  app: App
  siteUrl: string
  pageCache: PageCache
  shedder: LoadShedder
  shares: ClientShares
  security: SecurityHeaders
  metrics: Metrics
  bodyRules: BodyRules
  appMs: number
  isDatabaseUnavailable(error: unknown): boolean
  logFailure(exchange: Exchange, error: unknown): void
}

type Outcome = Promise<HttpErrorCode | undefined>

export function answerWithApp(options: AppStepOptions, exchange: Exchange): Outcome {
  exchange.routeClass = classifyPath(exchange.path)
  const plan = options.pageCache.planFor(exchange.req)
  return plan ? answerCacheable(options, exchange, plan) : answerUncached(options, exchange)
}

function classifyPath(path: string): Exchange['routeClass'] {
  if (path.startsWith('/api/')) return 'api'
  return path.endsWith('.data') ? 'data' : 'page'
}

async function answerCacheable(options: AppStepOptions, exchange: Exchange, plan: CachePlan): Outcome {
  const { pageCache, metrics } = options
  const isShared = pageCache.isRendering(plan.key)
  // Waiting for another visitor's render is free; only rendering needs a slot.
  const release = isShared ? () => undefined : admit(options, exchange, { isForMany: true })
  if (typeof release === 'string') return release
  metrics.countCache(isShared ? 'shared' : 'rendered')
  const filledPage = await pageCache
    .fill(plan, () => renderCacheable(options, exchange, plan))
    .finally(release)
  if (!filledPage) return answerUncached(options, exchange)
  if ('rendered' in filledPage) return deliver(options, exchange, filledPage.rendered)
  sendPrepared(exchange.req, exchange.res, filledPage.page.answer)
  return undefined
}

function admit(
  { shares, shedder }: AppStepOptions,
  { client }: Exchange,
  { isForMany = false } = {},
): (() => void) | 'too-many-requests' | 'overloaded' {
  const isOnlyOne = shares.isIdle(client.address)
  const endShare = shares.take(client.address)
  if (!endShare) return 'too-many-requests'
  const leave = shedder.admit({ isForMany, isOnlyOne })
  if (!leave) {
    endShare()
    return 'overloaded'
  }
  return () => {
    leave()
    endShare()
  }
}

/**
 * Renders the normalised URL without the visitor's headers, so that the cached page depends only on its
 * key.
 */
function renderCacheable(
  options: AppStepOptions,
  exchange: Exchange,
  plan: CachePlan,
): Promise<RenderedPage> {
  const run = runForAnybody(exchange, (error) => options.logFailure(exchange, error))
  const makeRequest = (signal: AbortSignal) =>
    new Request(`${options.siteUrl}${plan.key}`, { headers: { Accept: 'text/html' }, signal })
  return runApp(options.app, run, { makeRequest, maxMs: options.appMs })
}

async function answerUncached(options: AppStepOptions, exchange: Exchange): Outcome {
  const { req, res } = exchange
  let passedLimit = false
  const body = await takeBody(options.bodyRules, exchange, () => {
    passedLimit = true
  })
  if (typeof body === 'string') return body
  const release = admit(options, exchange)
  if (typeof release === 'string') return release

  const run = runFor(exchange, (error) => passedLimit || options.logFailure(exchange, error))
  const makeRequest = (signal: AbortSignal) =>
    toWebRequest(req, { origin: exchange.origin, client: exchange.client, signal, body })
  const onAbort = (abort: () => void) => res.once('close', () => res.writableFinished || abort())
  const maxMs =
    (body && largerLimit(options.bodyRules, exchange.path, req.headers['content-type'])?.maxMs) ??
    options.appMs
  try {
    const page = await runApp(options.app, run, { makeRequest, maxMs, onAbort }).finally(release)
    if (passedLimit) return 'body-too-large'
    const outcome = await deliver(options, exchange, page)
    if (body instanceof ReadableStream) discardRest(req)
    return outcome
  } catch (error) {
    if (passedLimit) return 'body-too-large'
    throw error
  }
}

async function takeBody(rules: BodyRules, { req, path }: Exchange, onTooLarge: () => void) {
  if (!hasBody(req)) return undefined
  const larger = largerLimit(rules, path, req.headers['content-type'])
  if (larger === undefined) return readBody(req, { maxBytes: rules.usualBytes, maxMs: rules.usualMs })
  const { maxBytes } = larger
  return announcesTooMuch(req, maxBytes) ? 'body-too-large' : streamBody(req, maxBytes, onTooLarge)
}

async function deliver(options: AppStepOptions, exchange: Exchange, page: RenderedPage): Outcome {
  const { response, nonce, failure } = page
  const contentType = response.headers.get('Content-Type') ?? ''
  if (response.status >= 500) {
    if (failure !== undefined && options.isDatabaseUnavailable(failure)) return 'database-unavailable'
    // Replaces React Router's plain English fallback. The app's own pages and data pass unchanged.
    if (!/^(text\/html|text\/x-script|application\/json)/.test(contentType)) return 'unexpected'
  }
  const isDocument = contentType.startsWith('text/html')
  const headers = [...(isDocument ? options.security.forDocument({ nonce }) : options.security.forData)]
  headers.push('X-Request-Id', exchange.id)
  if (isDocument || contentType.startsWith('text/x-script')) {
    response.headers.set('Cache-Control', 'private, no-store')
    response.headers.delete('ETag')
  } else if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'private, no-store')
  }
  await sendWebResponse(exchange.req, exchange.res, response, headers)
  return undefined
}

import { once } from 'node:events'
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'
import type { Handler } from '#platform/http/exchange.ts'
import type { ErrorTexts } from '#platform/http/http-error.ts'
import { type BodyRules, defaultBodyRules } from '#platform/http/limits/body-limits.ts'
import { createClientShares, type ShareLimits } from '#platform/http/limits/client-shares.ts'
import { createLoadShedder, type LoadLimits, type LoadShedder } from '#platform/http/limits/load-shedding.ts'
import { createSiteHosts, type Site } from '#platform/http/limits/site-hosts.ts'
import type { Metrics } from '#platform/http/metrics.ts'
import type { PageCache } from '#platform/http/page-cache/page-cache.ts'
import type { EventStream } from '#platform/http/realtime/event-stream.ts'
import { createAccessLog } from './access-log.ts'
import type { App } from './app.ts'
import { answerBrokenRequests } from './client-errors.ts'
import { shutDown } from './graceful-shutdown.ts'
import { createProbes } from './probes.ts'
import { createRequestIds } from './request-ids.ts'
import { createPipeline } from './request-pipeline.ts'

export interface HttpServerOptions extends Site {
  app: App
  trustedProxies: number
  /** Its `err` serializer must be `describeError`, or errors would log personal data. */
  log: Logger
  metrics: Metrics
  metricsToken?: string
  metricsOnLoopback: boolean
  security: SecurityHeaders
  errorTexts: ErrorTexts
  isReady(): Promise<boolean>
  isDatabaseUnavailable(error: unknown): boolean
  handlers: readonly Handler[]
  pageCache: PageCache
  productUpdates: EventStream
  backOfficeUpdates?: EventStream
  signedWebhooks?: readonly string[]
  mailedLinks?: readonly string[]
  bodyRules?: BodyRules
  load?: LoadLimits
  shares?: ShareLimits
  timeouts?: Partial<Timeouts>
  maxConnections?: number
}

export interface Timeouts {
  headersMs: number
  requestMs: number
  /** Idle time of a connection. Longer than the 60 s of most load balancers, so that they close first. */
  silenceMs: number
  appMs: number
}

export interface HttpServer {
  server: Server
  listen(port: number, host: string): Promise<AddressInfo>
  shutdown(options?: ShutdownRequest): Promise<void>
}

export interface ShutdownRequest {
  drainMs?: number
  finishMs?: number
}

const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 120_000,
  silenceMs: 65_000,
  appMs: 20_000,
}
const DEFAULT_LOAD: LoadLimits = { maxInFlight: 200, maxDelayMs: 250 }
const DEFAULT_MAX_CONNECTIONS = 8_000
const FINISH_MS = 15_000

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { log, metrics, productUpdates } = options
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const hosts = createSiteHosts(options)
  const shedder = createLoadShedder(options.load ?? DEFAULT_LOAD)
  let isDraining = false
  const unanswered = new Set<ServerResponse>()
  const listener = createPipeline({
    ...options,
    hosts,
    shedder,
    shares: createClientShares(options.shares ?? { perSecond: 0 }),
    appMs: timeouts.appMs,
    bodyRules: options.bodyRules ?? defaultBodyRules,
    signedWebhooks: new Set(options.signedWebhooks),
    mailedLinks: new Set(options.mailedLinks),
    nextId: createRequestIds(options.trustedProxies),
    isDraining: () => isDraining,
    unanswered,
    probes: createProbes({ ...options, isDraining: () => isDraining }),
    record: createAccessLog({ log, metrics }),
    logFailure({ id, req, path }, error) {
      log.error({ requestId: id, method: req.method, path, err: error }, 'a request failed')
    },
  })
  const server = createNodeServer(listener, timeouts, options)
  publishGauges(options, shedder)
  let closing: Promise<void> | undefined
  return {
    server,
    async listen(port, host) {
      server.listen(port, host)
      await once(server, 'listening')
      const address = server.address() as AddressInfo
      hosts.learnAddress(address)
      return address
    },
    shutdown({ drainMs = 0, finishMs = FINISH_MS } = {}) {
      closing ??= shutDown({
        server,
        log,
        beginDraining: () => {
          isDraining = true
          for (const res of unanswered) res.shouldKeepAlive = false
        },
        endStreams: () => {
          productUpdates.close()
          options.backOfficeUpdates?.close()
        },
        drainMs,
        finishMs,
      }).finally(() => shedder.stop())
      return closing
    },
  }
}

function createNodeServer(
  listener: RequestListener,
  timeouts: Timeouts,
  { errorTexts, maxConnections }: HttpServerOptions,
): Server {
  const settings: ServerOptions = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    // The socket timeout already covers idle keep-alive; another limit would create a timer per response.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, timeouts.headersMs),
    maxHeaderSize: 16 * 1024,
    optimizeEmptyRequests: true,
  }
  const server = createServer(settings, listener)
  server.maxConnections = maxConnections ?? DEFAULT_MAX_CONNECTIONS
  server.timeout = timeouts.silenceMs
  answerBrokenRequests(server, errorTexts)
  return server
}

function publishGauges(
  { metrics, pageCache, productUpdates }: HttpServerOptions,
  shedder: LoadShedder,
): void {
  metrics.gauge('shop_realtime_listeners', 'Open realtime connections', productUpdates.listeners)
  metrics.gauge('shop_page_cache_bytes', 'Bytes of cached pages', pageCache.bytes)
  metrics.gauge('shop_page_cache_pages', 'Cached pages', pageCache.size)
  metrics.gauge('shop_http_requests_in_flight', 'Pages and calls being worked on', shedder.inFlight)
}

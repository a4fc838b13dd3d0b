import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { errorTexts } from '#app/error-document.ts'
import { describeError } from '#platform/http/answers/describe-error.ts'
import { type CspExtras, createSecurityHeaders } from '#platform/http/answers/security-headers.ts'
import { createMetrics, type Metrics } from '#platform/http/metrics.ts'
import { createCachePlan } from '#platform/http/page-cache/cache-plan.ts'
import { createPageCache, type PageCache } from '#platform/http/page-cache/page-cache.ts'
import { createEventStream, type EventStream } from '#platform/http/realtime/event-stream.ts'
import type { App } from '#platform/http/server/app.ts'
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from '#platform/http/server/create-http-server.ts'

export interface TestServer {
  http: HttpServer
  port: number
  origin: string
  pageCache: PageCache
  productUpdates: EventStream
  metrics: Metrics
  logLines: Record<string, unknown>[]
  send(path: string, options?: Sending): Promise<Answer>
  sendRaw(bytes: string): Promise<string>
}

export interface Sending {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer | (string | Buffer)[]
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

type Overrides = Partial<Omit<HttpServerOptions, 'app'>> & {
  cspExtras?: CspExtras
  maxPerClient?: number
  maxListeners?: number
}

export const testRoutes = [
  { path: '/', cache: [] },
  { path: '/produtos', cache: ['search', 'category'] },
  { path: '/produto/:slug', cache: [] },
  { path: '/carrinho' },
]

const personalCookies = ['session', 'flash'].map((name) => ({
  name,
  isOurs: (value: string) => value !== 'made-up',
}))

export async function startHttpServer(app: App, overrides: Overrides = {}): Promise<TestServer> {
  const siteUrl = overrides.siteUrl ?? 'http://localhost'
  const security = createSecurityHeaders({ siteUrl, cspExtras: overrides.cspExtras })
  const plan = createCachePlan(testRoutes)
  const pageCache = createPageCache({ plan, security, personalCookies })
  const productUpdates = createEventStream({
    path: '/api/realtime/product-updates',
    headers: security.forData,
    maxPerClient: overrides.maxPerClient,
    maxListeners: overrides.maxListeners,
  })
  const logLines: Record<string, unknown>[] = []
  const log = pino(
    { level: 'info', serializers: { err: describeError } },
    { write: (line: string) => void logLines.push(JSON.parse(line)) },
  )
  const metrics = createMetrics()
  const http = createHttpServer({
    environment: 'test',
    trustedProxies: 0,
    metricsOnLoopback: true,
    log,
    metrics,
    security,
    errorTexts,
    isReady: async () => true,
    isDatabaseUnavailable: () => false,
    handlers: [],
    pageCache,
    productUpdates,
    ...overrides,
    siteUrl,
    app,
  })
  const { port } = await http.listen(0, '127.0.0.1')
  onTestFinished(() => http.shutdown({ finishMs: 50 }))
  const origin = `http://localhost:${port}`
  const send = (path: string, options?: Sending) => sendRequest(port, path, options)
  return {
    http,
    port,
    origin,
    pageCache,
    productUpdates,
    metrics,
    logLines,
    send,
    sendRaw: (bytes) => sendBytes(port, bytes),
  }
}

export function sendRequest(port: number, path: string, options: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `localhost:${port}`, ...options.headers }
    const req = httpRequest(
      { host: '127.0.0.1', port, path, method: options.method, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
        })
      },
    )
    req.on('error', reject)
    for (const part of [options.body ?? []].flat()) req.write(part)
    req.end()
  })
}

function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(bytes, 'latin1')
  })
}

export function cacheablePage(
  html: string,
  tags = 'product:*',
  headers: Record<string, string> = {},
): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Tag': tags, ...headers },
  })
}

export const formHeaders = (origin: string) => ({
  Origin: origin,
  'Content-Type': 'application/x-www-form-urlencoded',
})

export const htmlResponse = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import { createHttpServer } from '#web/http/create-http-server.ts'
import { createMetrics } from '#web/http/metrics.ts'
import { createCachePlan } from '#web/http/page-cache/cache-plan.ts'
import { createPageCache } from '#web/http/page-cache/page-cache.ts'
import { createEventStream } from '#web/http/realtime/event-stream.ts'
import { createSecurityHeaders } from '#web/http/security-headers.ts'

/**
 * What a cached page costs the server, beside Node's own floor (the same headers and bytes, nothing else) and the way through the
 * app with a page that costs nothing to make. Interleaved; medians of processor time per request.
 */
const ROUNDS = 5
const REQUESTS = 5_000
const CONNECTIONS = 16

const html = `<!doctype html><html lang="pt-BR"><body>${Array.from({ length: 400 }, (_, index) => `<p>Vela ${index * 7919}: cera de coco, ${index} horas.</p>`).join('')}</body></html>`
const siteUrl = 'http://localhost'
const security = createSecurityHeaders({ siteUrl })
const pageCache = createPageCache({
  plan: createCachePlan([{ path: '/', cache: [] }]),
  security,
  personalCookies: ['session'],
})
pageCache.resume()
const shop = createHttpServer({
  siteUrl,
  environment: 'test',
  trustedProxies: 0,
  log: pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 4_096 })),
  metrics: createMetrics(),
  security,
  isReady: async () => true,
  isDatabaseAway: () => false,
  handlers: [],
  pageCache,
  productUpdates: createEventStream({ path: '/events', headers: [] }),
  app: async () =>
    new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Tag': 'product:*' } }),
})
const { port } = await shop.listen(0, '127.0.0.1')

const cached = await fetch(`http://localhost:${port}/`, { headers: { 'Accept-Encoding': 'br' } })
const sameHeaders = [...cached.headers]
  .filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name))
  .flat()
const packed = brotliCompressSync(html)
sameHeaders[sameHeaders.indexOf('content-length') + 1] = String(packed.length)
const bare = createServer((_req, res) => {
  res.writeHead(200, sameHeaders).end(packed)
})
await once(bare.listen(0, '127.0.0.1'), 'listening')
const barePort = (bare.address() as AddressInfo).port

async function microsecondsPerRequest(atPort: number, path: string, requests: number): Promise<number> {
  const sender = fileURLToPath(new URL('./send-requests.ts', import.meta.url))
  const before = process.cpuUsage()
  const child = spawn(
    process.execPath,
    [sender, String(atPort), String(requests), String(CONNECTIONS), path],
    { stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the requests failed')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}

const contenders = [
  { name: 'Node alone, same headers and bytes', port: barePort, path: '/' },
  { name: 'page from the cache', port, path: '/' },
  { name: 'page through the app, not cached', port, path: '/carrinho' },
]
const samples = contenders.map(() => [] as number[])
for (const { port: at, path } of contenders) await microsecondsPerRequest(at, path, 1_000)
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, { port: at, path }] of contenders.entries()) {
    samples[index]?.push(await microsecondsPerRequest(at, path, REQUESTS))
  }
}
const medians = samples.map((times) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0)
console.log(
  `${(html.length / 1024).toFixed(0)} KB page, ${(packed.length / 1024).toFixed(1)} KB packed; ${ROUNDS} rounds of ${REQUESTS}`,
)
for (const [index, { name }] of contenders.entries()) {
  const median = medians[index] ?? 0
  console.log(
    `${name.padEnd(36)} ${(median / 1_000).toFixed(3)} ms  ${(median / (medians[0] ?? 1)).toFixed(2)}×`,
  )
}
bare.closeAllConnections()
bare.close()
await shop.shutdown({ finishMs: 100 })

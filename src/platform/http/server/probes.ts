import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientFacts } from '#platform/http/client-facts.ts'
import { isLocalName } from '#platform/http/limits/site-hosts.ts'
import type { Metrics } from '#platform/http/metrics.ts'

export interface ProbeOptions {
  isReady(): Promise<boolean>
  isDraining(): boolean
  metrics: Metrics
  metricsToken?: string
  metricsOnLoopback: boolean
}

export interface Probe {
  path: string
  req: IncomingMessage
  res: ServerResponse
  client: ClientFacts
}

const READY_TIMEOUT_MS = 2_000

/** Monitors call by IP address, so probes answer before the Host check. */
export function createProbes(options: ProbeOptions): (probe: Probe) => Promise<number | undefined> {
  return async ({ path, req, res, client }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
    if (path === '/healthz') return sendPlain(res, 200, 'ok')
    if (path === '/readyz') {
      const isReady = !options.isDraining() && (await answersInTime(options.isReady))
      return isReady ? sendPlain(res, 200, 'ready') : sendPlain(res, 503, 'not ready')
    }
    if (path !== '/metrics' || !mayReadMetrics(req, client, options)) return undefined
    const { registry } = options.metrics
    return sendPlain(res, 200, await registry.metrics(), registry.contentType)
  }
}

function sendPlain(
  res: ServerResponse,
  status: number,
  body: string,
  contentType = 'text/plain; charset=utf-8',
) {
  res.writeHead(status, {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
  return status
}

async function answersInTime(isReady: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false)
  })
  return Promise.race([isReady().catch(() => false), late]).finally(() => clearTimeout(timer))
}

function mayReadMetrics(
  req: IncomingMessage,
  client: ClientFacts,
  { metricsToken: token, metricsOnLoopback }: ProbeOptions,
): boolean {
  const bearer = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
  if (token && bearer) return sameSecret(bearer, token)
  // DNS rebinding: another site's page may resolve its own name to this machine.
  return metricsOnLoopback && client.isLoopback && isLocalName(req.headers.host)
}

/** Hashing equalises the length for a constant-time comparison. */
function sameSecret(candidate: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(candidate), hash(expected))
}

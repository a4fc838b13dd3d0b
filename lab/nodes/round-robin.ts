import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Balancer, BalancerOptions } from './balancer.ts'

interface LoadResult {
  req: IncomingMessage
  res: ServerResponse
  body: Buffer
}

const ASKS_EVERY_MS = 100

/**
 * Prefers nodes that are ready. Retries on the next node if the connection was refused, or if the request
 * can be repeated safely.
 */
export async function startRoundRobin({ port, nodes }: BalancerOptions): Promise<Balancer> {
  let turn = 0
  const leavingNodes = new Set<number>()
  const asking = setInterval(() => {
    for (const node of nodes) askWhether(node, (isReady) => leavingNodes[isReady ? 'delete' : 'add'](node))
  }, ASKS_EVERY_MS)
  const server = createServer(async (req, res) => {
    const arrival = { req, res, body: await buffer(req) }
    const first = turn++ % nodes.length
    const inTurn = [...nodes.slice(first), ...nodes.slice(0, first)]
    const isLeaving = (node: number) => Number(leavingNodes.has(node))
    for (const node of inTurn.sort((left, right) => isLeaving(left) - isLeaving(right))) {
      const outcome = await passOn(arrival, node)
      if (outcome === 'answered') return
      if (outcome === 'broken' && !['GET', 'HEAD'].includes(req.method ?? '')) break
    }
    res.writeHead(502).end()
  })
  server.keepAliveTimeout = 65_000
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    description: 'a balancer of our own',
    url: `http://localhost:${port}`,
    async stop() {
      clearInterval(asking)
      const closing = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closing
    },
  }
}

function askWhether(port: number, tell: (isReady: boolean) => void): void {
  const question = request({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
    answer.resume()
    tell(answer.statusCode === 200)
  })
  question.once('error', () => tell(false))
  question.end()
}

function passOn(
  { req, res, body }: LoadResult,
  port: number,
): Promise<'answered' | 'not-connected' | 'broken'> {
  return new Promise((resolve) => {
    let isConnected = false
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method: req.method,
        path: req.url,
        headers: forwardHeaders(req),
        agent: false,
      },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, withoutConnection(answer.rawHeaders))
        answer.pipe(res)
        answer.once('error', () => res.destroy())
        res.once('close', () => answer.destroy())
        resolve('answered')
      },
    )
    outgoing.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
      }),
    )
    outgoing.once('error', () => resolve(isConnected ? 'broken' : 'not-connected'))
    outgoing.end(body)
  })
}

function forwardHeaders({ headers, socket }: IncomingMessage) {
  const { connection: _own, ...others } = headers
  return { ...others, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' }
}

/** Connection headers apply to one hop only. */
function withoutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''
    return !['connection', 'keep-alive', 'transfer-encoding'].includes(name)
  })
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** 'slow' never answers, so the adapter's timeout must end the wait. */
export type Behaviour = 'right' | 'slow' | 'wrong-shape' | 'not-json' | 'busy' | 'broken'

/** Long enough for a busy machine, but short if the test waits for the timeout. */
export const timeoutFor = (behaviour?: Behaviour) => ({ timeoutMs: behaviour === 'slow' ? 700 : 10_000 })

export type SeenRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

export type Reply = { readonly status?: number; readonly json: unknown }

export interface LoopbackService {
  readonly url: string
  readonly seen: SeenRequest[]
  behave(behaviour: Behaviour): void
  stumble(times: number): void
  die(): Promise<void>
}

export async function startLoopbackService(
  answer: (request: SeenRequest) => Reply,
): Promise<LoopbackService> {
  const seenRequests: SeenRequest[] = []
  let behaviour: Behaviour = 'right'
  let stumbles = 0
  const server = createServer(async (request, response) => {
    const seenNow = await readRequest(request)
    seenRequests.push(seenNow)
    const reply = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    if (behaviour === 'slow') return
    if (behaviour === 'busy') return reply(429, '{"error":"too many"}')
    if (behaviour === 'broken') return reply(500, 'Internal Server Error')
    if (behaviour === 'not-json') return reply(200, '<html>maintenance</html>')
    if (behaviour === 'wrong-shape') return reply(200, '{"hello":"world"}')
    if (stumbles-- > 0) return reply(503, '{}')
    const { status = 200, json } = answer(seenNow)
    return reply(status, JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const die = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(die)
  return {
    url: `http://127.0.0.1:${port}`,
    seen: seenRequests,
    behave(next) {
      behaviour = next
    },
    stumble(times) {
      stumbles = times
    },
    die,
  }
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  let text = ''
  for await (const chunk of request) text += chunk
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://loopback'),
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

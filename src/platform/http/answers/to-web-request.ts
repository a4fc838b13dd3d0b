import type { IncomingMessage } from 'node:http'
import { type ClientFacts, forwardingHeaders } from '#platform/http/client-facts.ts'

export interface WebRequestParts {
  origin: string
  client: ClientFacts
  signal: AbortSignal
  body: Buffer | ReadableStream<Uint8Array> | undefined
}

const neverPassedOn = new Set<string>([
  ...forwardingHeaders,
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

export function toWebRequest(req: IncomingMessage, parts: WebRequestParts): Request {
  return new Request(`${parts.origin}${req.url}`, {
    signal: parts.signal,
    method: req.method,
    headers: webHeaders(req, parts.client),
    body: parts.body as BodyInit | undefined,
    // Required by the standard for a stream body.
    ...(parts.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
}

function webHeaders(req: IncomingMessage, client: ClientFacts): Headers {
  const headers = new Headers()
  const raw = req.rawHeaders
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] as string
    if (!neverPassedOn.has(name.toLowerCase())) headers.append(name, raw[index + 1] as string)
  }
  // Libraries read the client's address from this header, so it must not contain the client's own value.
  headers.set('X-Forwarded-For', client.address)
  return headers
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'
import { holdsCurrent } from './conditional.ts'

interface Variant {
  /** A character for each byte: Node sends head and body as one piece if both are texts: a tenth of what a cached page costs. */
  body: string
  etag: string
  headers: readonly string[]
  notModifiedHeaders: readonly string[]
}

/** An answer whose bytes and headers were all made beforehand, so that sending it costs next to nothing. */
export interface PreparedAnswer {
  readonly variants: { readonly [Key in Encoding]?: Variant }
  readonly bytes: number
}

export interface Preparation {
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
  /** Names this version of the content; each encoding gets a strong tag of its own. */
  version: string
  cacheControl: string
  vary?: string
  /** Further headers as name, value, name, value. */
  headers: readonly string[]
}

export function prepareAnswer(preparation: Preparation): PreparedAnswer {
  const variants: { [Key in Encoding]?: Variant } = {}
  let bytes = 0
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const body = preparation.bodies[encoding]
    if (!body) continue
    variants[encoding] = makeVariant(preparation, encoding, body)
    bytes += body.length
  }
  return { variants, bytes }
}

function makeVariant(preparation: Preparation, encoding: Encoding, body: Buffer): Variant {
  const etag = encoding === 'identity' ? `"${preparation.version}"` : `"${preparation.version}-${encoding}"`
  const notModifiedHeaders = ['ETag', etag, 'Cache-Control', preparation.cacheControl]
  if (preparation.vary) notModifiedHeaders.push('Vary', preparation.vary)
  const headers = [...notModifiedHeaders, ...preparation.headers, 'Content-Length', String(body.length)]
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  return { body: body.toString('latin1'), etag, headers, notModifiedHeaders }
}

/** Returns the status that was sent. An answer for everybody names no single request: it has no `X-Request-Id`. */
export function sendPrepared(req: IncomingMessage, res: ServerResponse, answer: PreparedAnswer): number {
  const variant = pickVariant(answer, req.headers['accept-encoding'])
  if (holdsCurrent(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, [...variant.notModifiedHeaders])
    res.end()
    return 304
  }
  res.writeHead(200, [...variant.headers])
  res.end(req.method === 'HEAD' ? undefined : variant.body, 'latin1')
  return 200
}

function pickVariant({ variants }: PreparedAnswer, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  throw new Error('a prepared answer always has its plain form')
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'
import { holdsCurrent } from './conditional.ts'
import { type HeadTemplate, learnHead, writeLearntHead } from './head-template.ts'

interface Variant {
  /** Each byte as a letter: Node then sends head and body in one piece, which costs less than a buffer beside the head. */
  body: string
  etag: string
  headers: readonly string[]
  notModifiedHeaders: readonly string[]
  /** Unknown before the first answer; null when it cannot be learnt. */
  head: HeadTemplate | null | undefined
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
  return { body: body.toString('latin1'), etag, headers, notModifiedHeaders, head: undefined }
}

/** Returns the status that was sent. */
export function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  answer: PreparedAnswer,
  requestId: string,
): number {
  const variant = pickVariant(answer, req.headers['accept-encoding'])
  if (holdsCurrent(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, [...variant.notModifiedHeaders, 'X-Request-Id', requestId])
    res.end()
    return 304
  }
  if (req.method === 'GET' && res.shouldKeepAlive && req.httpVersion === '1.1')
    sendOften(res, variant, requestId)
  else {
    res.writeHead(200, [...variant.headers, 'X-Request-Id', requestId])
    res.end(req.method === 'HEAD' ? undefined : variant.body, 'latin1')
  }
  return 200
}

function sendOften(res: ServerResponse, variant: Variant, requestId: string): void {
  if (variant.head) writeLearntHead(res, variant.head, requestId)
  else {
    res.writeHead(200, [...variant.headers, 'X-Request-Id', requestId])
    if (variant.head === undefined) variant.head = learnHead(res)
  }
  res.end(variant.body, 'latin1')
}

function pickVariant({ variants }: PreparedAnswer, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  throw new Error('a prepared answer always has its plain form')
}

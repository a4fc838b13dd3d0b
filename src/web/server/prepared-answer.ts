import type { IncomingMessage, ServerResponse } from 'node:http'
import { learnAnswer, sendLearnt, type WholeAnswer } from '#web/fast-path/whole-answer.ts'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'
import { holdsCurrent } from './conditional.ts'

interface Variant {
  /** Each byte as a letter, because that is how Node can send it in one piece with the head. */
  body: string
  etag: string
  headers: readonly string[]
  notModifiedHeaders: readonly string[]
  /** Unknown before the first answer; null when it cannot be learnt. */
  whole: WholeAnswer | null | undefined
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
  return { variants, bytes: bytes + bytesInAnswers(preparation.bodies) }
}

/** What was sent is kept in one piece with its head as well. Nearly everybody takes the smallest. */
function bytesInAnswers({ br, gzip, identity }: Preparation['bodies']): number {
  return (br ?? gzip ?? identity).length
}

function makeVariant(preparation: Preparation, encoding: Encoding, body: Buffer): Variant {
  const etag = encoding === 'identity' ? `"${preparation.version}"` : `"${preparation.version}-${encoding}"`
  const notModifiedHeaders = ['ETag', etag, 'Cache-Control', preparation.cacheControl]
  if (preparation.vary) notModifiedHeaders.push('Vary', preparation.vary)
  const headers = [...notModifiedHeaders, ...preparation.headers, 'Content-Length', String(body.length)]
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  return { body: body.toString('latin1'), etag, headers, notModifiedHeaders, whole: undefined }
}

/** Returns the status that was sent. An answer for everybody names no single request: it has no `X-Request-Id`. */
export function sendPrepared(req: IncomingMessage, res: ServerResponse, answer: PreparedAnswer): number {
  const variant = pickVariant(answer, req.headers['accept-encoding'])
  if (holdsCurrent(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, [...variant.notModifiedHeaders])
    res.end()
    return 304
  }
  if (req.method === 'GET' && res.shouldKeepAlive && req.httpVersion === '1.1') sendOften(res, variant)
  else {
    res.writeHead(200, [...variant.headers])
    res.end(req.method === 'HEAD' ? undefined : variant.body, 'latin1')
  }
  return 200
}

function sendOften(res: ServerResponse, variant: Variant): void {
  if (variant.whole) {
    sendLearnt(res, variant.whole)
    return
  }
  res.writeHead(200, [...variant.headers])
  if (variant.whole === undefined) variant.whole = learnAnswer(res, variant.body)
  res.end(variant.body, 'latin1')
}

function pickVariant({ variants }: PreparedAnswer, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  throw new Error('a prepared answer always has its plain form')
}

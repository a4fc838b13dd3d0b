import { createHash } from 'node:crypto'
import { compress, isCompressible } from '#platform/http/answers/compress.ts'
import { hashTrustedInline } from '#platform/http/answers/inline-hashes.ts'
import { type PreparedAnswer, prepareAnswer } from '#platform/http/answers/prepared-answer.ts'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'

/** Required for caching: lists the content shown, e.g. `product:*,category:ID`. */
export const CACHE_TAG = 'Cache-Tag'

export interface RenderedPage {
  response: Response
  nonce: string
  failure?: unknown
}

export interface CachedPage {
  readonly key: string
  readonly tags: ReadonlySet<string>
  readonly answer: PreparedAnswer
  readonly bytes: number
  readonly expiresAt: number
  /** End of the day in the shop's time zone, because prices may change at midnight. */
  readonly trueUntil: number
}

export interface PagePreparation {
  key: string
  rendered: RenderedPage
  security: SecurityHeaders
  expiresAt: number
  trueUntil: number
}

const QUALITY = 5
const ENTRY_OVERHEAD_BYTES = 4_096
const notCached = new Set(['cache-control', 'cache-tag', 'content-length', 'content-type', 'etag', 'vary'])

export function isCacheable({ response, failure }: RenderedPage): boolean {
  const { status, headers } = response
  if (status !== 200 || failure !== undefined) return false
  return headers.has(CACHE_TAG) && !headers.has('Set-Cookie')
}

/** The response depends on the visitor although it was rendered for none, e.g. after a guessed code. */
export const isPrivate = ({ response }: RenderedPage): boolean =>
  /\bprivate\b/.test(response.headers.get('Cache-Control') ?? '')

export async function toCachedPage({
  key,
  rendered,
  security,
  ...lasting
}: PagePreparation): Promise<CachedPage> {
  const { response, nonce } = rendered
  const contentType = response.headers.get('Content-Type') ?? 'application/octet-stream'
  const isDocument = contentType.startsWith('text/html')
  const body = Buffer.from(await response.arrayBuffer())
  const page = isDocument ? hashTrustedInline(body.toString(), nonce) : undefined
  const identity = page ? Buffer.from(page.html) : body
  const headers = ['Content-Type', contentType, ...(page ? security.forDocument(page) : security.forData)]
  response.headers.forEach((value, name) => {
    if (!notCached.has(name)) headers.push(name, value)
  })
  const answer = prepareAnswer({
    bodies: { identity, ...(isCompressible(contentType) ? await bothEncodings(identity) : {}) },
    version: hashVersion(identity, headers),
    cacheControl: 'public, no-cache',
    vary: 'Cookie, Accept-Encoding',
    headers,
  })
  return {
    key,
    tags: readCacheTags(response),
    answer,
    bytes: answer.bytes + ENTRY_OVERHEAD_BYTES,
    ...lasting,
  }
}

async function bothEncodings(body: Buffer): Promise<{ gzip: Buffer; br: Buffer }> {
  const [gzip, br] = await Promise.all([compress(body, 'gzip', QUALITY), compress(body, 'br', QUALITY)])
  return { gzip, br }
}

/** The version covers the headers too, because a browser also keeps the CSP of a cached page. */
function hashVersion(body: Buffer, headers: readonly string[]): string {
  return createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22)
}

function readCacheTags(response: Response): Set<string> {
  const tags = (response.headers.get(CACHE_TAG) ?? '').split(',').map((tag) => tag.trim())
  return new Set(tags.filter(Boolean))
}

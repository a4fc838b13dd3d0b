import { createHash } from 'node:crypto'
import { compress, isCompressible } from '#platform/http/answers/compress.ts'
import { hashTrustedInline } from '#platform/http/answers/inline-hashes.ts'
import { type PreparedAnswer, prepareAnswer } from '#platform/http/answers/prepared-answer.ts'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'

/** What the app's answer must say to be cached: which things it shows, such as `product:*,category:ID`. */
export const CACHE_TAG = 'Cache-Tag'

export interface RenderedPage {
  response: Response
  /** The nonce with which its inline scripts were written. */
  nonce: string
  /** A surprise on the way; the page may look whole, but something may be missing from it. */
  failure?: unknown
}

export interface CachedPage {
  readonly key: string
  readonly tags: ReadonlySet<string>
  readonly answer: PreparedAnswer
  readonly bytes: number
  readonly expiresAt: number
  /** By the shop's clock: the end of the day that it was made on. */
  readonly trueUntil: number
}

export interface PagePreparation {
  key: string
  rendered: RenderedPage
  security: SecurityHeaders
  expiresAt: number
  trueUntil: number
}

/** A page is compressed once and sent often, but under the eyes of its first visitor. */
const QUALITY = 5
const ENTRY_OVERHEAD_BYTES = 4_096
const notCached = new Set(['cache-control', 'cache-tag', 'content-length', 'content-type', 'etag', 'vary'])

export function isCacheable({ response, failure }: RenderedPage): boolean {
  const { status, headers } = response
  if (status !== 200 || failure !== undefined) return false
  return headers.has(CACHE_TAG) && !headers.has('Set-Cookie')
}

/** The answer depends on who asks, though it was made for nobody: a code that was guessed, for instance. */
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
    version: versionOf(identity, headers),
    cacheControl: 'public, no-cache',
    vary: 'Cookie, Accept-Encoding',
    headers,
  })
  return { key, tags: tagsOf(response), answer, bytes: answer.bytes + ENTRY_OVERHEAD_BYTES, ...lasting }
}

async function bothEncodings(body: Buffer): Promise<{ gzip: Buffer; br: Buffer }> {
  const [gzip, br] = await Promise.all([compress(body, 'gzip', QUALITY), compress(body, 'br', QUALITY)])
  return { gzip, br }
}

/** Headers count as well: a browser that keeps the page also keeps the policy that came with it. */
function versionOf(body: Buffer, headers: readonly string[]): string {
  return createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22)
}

function tagsOf(response: Response): Set<string> {
  const tags = (response.headers.get(CACHE_TAG) ?? '').split(',').map((tag) => tag.trim())
  return new Set(tags.filter(Boolean))
}

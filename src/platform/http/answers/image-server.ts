import { type Exchange, type Handler, isReading } from '#platform/http/exchange.ts'
import type { ErrorTexts } from '#platform/http/http-error.ts'
import { createImageFinder } from '#platform/images/find-image.ts'
import type { RequestedImage } from '#platform/images/image-files.ts'
import type { Shop } from '#platform/shop.ts'
import { StorageUnavailable } from '#platform/storage/port.ts'
import { describeError } from './describe-error.ts'
import { sendErrorAnswer } from './error-answer.ts'
import { type ServableFile, sendFile } from './send-file.ts'

export interface ImageServerOptions {
  /** For example '/media/'. */
  prefix: string
  /** Undefined for a name that is no image's, and for an image that is not there. */
  find(path: string): Promise<ServableFile | undefined>
  headers: readonly string[]
}

/** An image's address changes with its content, so a browser never needs to ask twice. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

const PREFIX = '/media/'
const RETRY_AFTER_SECONDS = 5

export interface ImageParts {
  shop: Pick<Shop, 'storage' | 'images' | 'log'>
  /** The picture that an address for sharing names. */
  findShared(path: string): Promise<RequestedImage | undefined>
  /** The security headers of files. */
  headers: readonly string[]
  errorTexts: ErrorTexts
}

/**
 * Everything below /media, answered to the end: an image that is not there must not cost a rendered page, and neither
 * its absence nor a storage that is unavailable may be remembered by a cache.
 */
export function createImageServer({ shop, findShared, headers, errorTexts: texts }: ImageParts): Handler {
  const find = createImageFinder(shop, findShared)
  const serve = createImageFiles({ prefix: PREFIX, find, headers })
  return async (exchange) => {
    if (!exchange.path.startsWith(PREFIX) || !isReading(exchange.req.method)) return false
    try {
      if (!(await serve(exchange))) {
        const { req, res, id } = exchange
        sendErrorAnswer(req, res, { code: 'not-found', requestId: id, headers, texts })
      }
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      shop.log.error(
        { requestId: exchange.id, error: describeError(error) },
        'the image storage is unavailable',
      )
      sendUnavailable(exchange, headers)
    }
    return true
  }
}

function sendUnavailable({ res, id }: Exchange, headers: readonly string[]): void {
  const own = ['X-Request-Id', id, 'Cache-Control', 'no-store', 'Retry-After', String(RETRY_AFTER_SECONDS)]
  res.writeHead(503, [...headers, ...own, 'Content-Length', '0']).end()
}

/** Serves what people uploaded; whatever it is, it may not run anything. */
export function createImageFiles(options: ImageServerOptions): Handler {
  const headers = [
    ...options.headers,
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]
  return async (exchange) => {
    if (!exchange.path.startsWith(options.prefix) || !isReading(exchange.req.method)) return false
    exchange.routeClass = 'media'
    const file = await options.find(exchange.path)
    return file ? sendFile(exchange, file, { cacheControl: CACHE_CONTROL, headers }) : false
  }
}

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
  prefix: string
  find(path: string): Promise<ServableFile | undefined>
  headers: readonly string[]
}

const CACHE_CONTROL = 'public, max-age=31536000, immutable'

const PREFIX = '/media/'
const RETRY_AFTER_SECONDS = 5

export interface ImageParts {
  shop: Pick<Shop, 'storage' | 'images' | 'log'>
  findShared(path: string): Promise<RequestedImage | undefined>
  headers: readonly string[]
  errorTexts: ErrorTexts
}

/** Answers every path below /media. A missing image must not render a page, and errors must not be cached. */
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
  const errorHeaders = [
    'X-Request-Id',
    id,
    'Cache-Control',
    'no-store',
    'Retry-After',
    String(RETRY_AFTER_SECONDS),
  ]
  res.writeHead(503, [...headers, ...errorHeaders, 'Content-Length', '0']).end()
}

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

import { type Handler, isReading } from '#web/server/exchange.ts'
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

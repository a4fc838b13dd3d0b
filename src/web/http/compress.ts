import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this a compressed answer saves less than its headers cost. */
export const WORTH_COMPRESSING_BYTES = 1_000

/** Works off the main thread. `quality` is 1 to 11 as brotli counts; gzip gets the nearest of its nine levels. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: Math.min(quality + 1, 9) })
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // The usual window of 4 MB is allocated and cleared for every page, which costs more than packing a small one.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
}

function windowBits(bytes: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes))))
}

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml)|image\/svg\+xml)/

export function isCompressible(contentType: string | null | undefined): boolean {
  return contentType != null && compressible.test(contentType) && !contentType.startsWith('text/event-stream')
}

import { Readable } from 'node:stream'
import { findContentType, type ImageFile } from '#platform/images/image-files.ts'
import type { Shop } from '#platform/shop.ts'

/** Private: not cached and not embeddable in other pages. */
export async function sendPhoto({ storage }: Shop, file: ImageFile | undefined): Promise<Response> {
  const stored = file && (await storage.read(file))
  if (!file || !stored) return new Response(null, { status: 404 })
  return new Response(Readable.toWeb(stored) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': findContentType(file),
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from '#settings/domain/image-value.ts'

/** One of its candles at home, where the shop has such an image for the collection's own; else that one. */
export function imageInRoom(
  rooms: Readonly<Record<string, string>>,
  image: ImageInfo | null,
): ImageInfo | null {
  return (image && readImage(rooms[image.url] ?? '')) ?? image
}

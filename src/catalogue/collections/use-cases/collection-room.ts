import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from '#settings/domain/image-value.ts'

export function imageInRoom(
  rooms: Readonly<Record<string, string>>,
  image: ImageInfo | null,
): ImageInfo | null {
  return (image && readImage(rooms[image.url] ?? '')) ?? image
}

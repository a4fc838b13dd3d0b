import { collectionRooms } from '#copy/brand/collection-rooms.ts'
import { imageAddress } from '#domain/images/image-files.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'

const rooms = new Map<string, ImageInfo>(
  Object.entries(collectionRooms).map(([name, room]) => [
    imageAddress({ bucket: 'category-images', name: `${name}.webp` }),
    room,
  ]),
)

/** One of its candles at home, while a collection shows the photograph that the shop came with; else the owner's own. */
export function imageInRoom(image: ImageInfo | null): ImageInfo | null {
  return (image && rooms.get(image.url)) ?? image
}

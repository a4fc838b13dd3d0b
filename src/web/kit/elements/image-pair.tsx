import type { ImageInfo } from '#domain/images/image-variants.ts'
import { Image } from './image.tsx'

/** Two images of unequal size, the second one lower. */
export function ImagePair({ images }: { images: readonly [ImageInfo, ImageInfo] }) {
  return (
    <div className="pair">
      <Image image={images[0]} sizes="(min-width: 62rem) 25rem, 50vw" />
      <Image image={images[1]} sizes="(min-width: 62rem) 20rem, 40vw" />
    </div>
  )
}

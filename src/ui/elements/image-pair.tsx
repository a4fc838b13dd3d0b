import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from './image.tsx'

export function ImagePair({ images: [first, second] }: { images: readonly ImageInfo[] }) {
  if (!first) return null
  return (
    <div className="pair">
      <Image image={first} sizes="(min-width: 62rem) 25rem, 50vw" />
      {second && <Image image={second} sizes="(min-width: 62rem) 20rem, 40vw" />}
    </div>
  )
}

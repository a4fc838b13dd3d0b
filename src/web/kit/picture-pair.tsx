import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { Picture } from './picture.tsx'

/** Two pictures of unequal size, the second one lower. */
export function PicturePair({ pictures }: { pictures: readonly [PictureInfo, PictureInfo] }) {
  return (
    <div className="pair">
      <Picture picture={pictures[0]} sizes="(min-width: 62rem) 25rem, 50vw" />
      <Picture picture={pictures[1]} sizes="(min-width: 62rem) 20rem, 40vw" />
    </div>
  )
}

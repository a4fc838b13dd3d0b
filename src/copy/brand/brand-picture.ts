import { mediaUrl } from '#domain/images/media-files.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'

export const brandPicture = (name: string, width: number, height: number, alt: string): PictureInfo => ({
  url: mediaUrl({ bucket: 'brand-images', name: `${name}.webp` }),
  width,
  height,
  alt,
})

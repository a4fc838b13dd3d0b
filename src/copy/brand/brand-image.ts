import { imageAddress } from '#domain/images/image-files.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'

export const brandImage = (name: string, width: number, height: number, alt: string): ImageInfo => ({
  url: imageAddress({ bucket: 'brand-images', name: `${name}.webp` }),
  width,
  height,
  alt,
})

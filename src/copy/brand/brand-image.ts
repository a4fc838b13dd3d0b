import { imageAddress } from '#domain/images/image-files.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'

/**
 * Part of every stored name, and raised when photographs are taken again: a shop keeps what it has stored, and browsers keep an
 * address for a year.
 */
const EDITION = '-e3'

export const brandImage = (name: string, width: number, height: number, alt: string): ImageInfo => ({
  url: imageAddress({ bucket: 'brand-images', name: `${name}${EDITION}.webp` }),
  width,
  height,
  alt,
})

/** The file in `design/photographs` behind a stored name. */
export const brandPhotograph = (storedName: string) => storedName.replace(`${EDITION}.webp`, '.webp')

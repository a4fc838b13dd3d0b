/** Current phones produce up to 50 megapixels and 10 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 50_000_000
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** For `accept` of a file input. iPhones convert photos to JPEG because HEIC is missing here. */
export const ACCEPTED_PHOTOS = PHOTO_TYPES.join(',')

export const MAX_IMAGES_PER_PRODUCT = 20
/** Screen readers read alternative texts without a pause, so they must be short. */
export const MAX_ALT_LENGTH = 250

export type UploadRefusalCode =
  | 'not-an-image'
  | 'heic'
  | 'too-large'
  | 'too-many-pixels'
  | 'animated'
  | 'broken'

export type ImageRefusalCode =
  | UploadRefusalCode
  | 'storage-full'
  | 'storage-unavailable'
  | 'product-not-found'
  | 'image-not-found'
  | 'too-many-images'
  | 'images-changed'
  | 'alt-too-long'

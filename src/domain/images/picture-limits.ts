/** What an upload may be. Phones of today make up to 50 megapixels and 10 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 50_000_000

export const pictureRefusalCodes = [
  'not-a-picture',
  'too-large',
  'too-many-pixels',
  'animated',
  'broken',
] as const
export type PictureRefusalCode = (typeof pictureRefusalCodes)[number]

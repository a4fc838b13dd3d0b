import { type MediaFile, parseMediaName } from '#domain/images/media-files.ts'

/** The last fence before a path or key is built: callers parse first, so this only ever meets a mistake. */
export function assertPictureName({ bucket, name }: MediaFile): void {
  if (!parseMediaName(bucket, name)) throw new RangeError(`not a picture's name: ${bucket}/${name}`)
}

import { type ImageFile, parseImageName } from '#platform/images/image-files.ts'

/** The last fence before a path or key is built: callers parse first, so this only ever meets a mistake. */
export function assertImageName({ bucket, name }: ImageFile): void {
  if (!parseImageName(bucket, name)) throw new RangeError(`not an image's name: ${bucket}/${name}`)
}

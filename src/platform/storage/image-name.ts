import { type ImageFile, parseImageName } from '#platform/images/image-files.ts'

export function assertImageName({ bucket, name }: ImageFile): void {
  if (!parseImageName(bucket, name)) throw new RangeError(`not an image's name: ${bucket}/${name}`)
}

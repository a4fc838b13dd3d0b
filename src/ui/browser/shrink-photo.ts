import { PHOTO_TYPES } from '#platform/images/image-limits.ts'
import { MASTER_MAX_WIDTH } from '#platform/images/image-variants.ts'

/** Smaller photos are uploaded unchanged. */
const SMALL_BYTES = 600 * 1024

let previous: Promise<File> | undefined

/**
 * A phone's photo can have 40 MB, of which the shop keeps a fraction. Returns the photo itself if the browser cannot make it smaller.
 * Works on one photo at a time, because a phone has no memory for several large bitmaps.
 */
export function shrinkPhoto(photo: File): Promise<File> {
  previous = Promise.resolve(previous).then(() => shrink(photo))
  return previous
}

async function shrink(photo: File): Promise<File> {
  if (photo.size <= SMALL_BYTES || !PHOTO_TYPES.some((type) => type === photo.type)) return photo
  const blob = await redraw(photo).catch(() => null)
  if (!blob || blob.size >= photo.size) return photo
  return new File([blob], `${photo.name.replace(/\.[^.]*$/, '')}.${blob.type.slice('image/'.length)}`, {
    type: blob.type,
  })
}

async function redraw(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, MASTER_MAX_WIDTH / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // JPEG would turn transparent pixels black.
  const type = photo.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9))
}

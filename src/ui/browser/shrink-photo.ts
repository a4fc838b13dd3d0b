import { PHOTO_TYPES } from '#platform/images/image-limits.ts'
import { MASTER_MAX_WIDTH } from '#platform/images/image-variants.ts'

const SMALL_BYTES = 600 * 1024

let previous: Promise<File> | undefined

/**
 * Returns the original if the browser cannot shrink it. One photo at a time, because phones lack memory
 * for several bitmaps.
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

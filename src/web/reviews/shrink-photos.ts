// Offered to: returns

import { MASTER_MAX_WIDTH } from '#domain/images/image-variants.ts'

/** Below this a photograph travels as it is. */
const SMALL_BYTES = 600 * 1024

/**
 * A photograph of a telephone has ten megabytes, of which the shop keeps a tenth: made smaller before it leaves, it
 * arrives on a bad connection as well.
 */
export async function shrinkPhotos(form: FormData): Promise<FormData> {
  const photos = form.getAll('photos').filter((photo): photo is File => photo instanceof File)
  form.delete('photos')
  for (const photo of photos) {
    const small = photo.size > SMALL_BYTES ? await shrink(photo).catch(() => null) : null
    if (small && small.size < photo.size) form.append('photos', small, 'foto.jpg')
    else form.append('photos', photo)
  }
  return form
}

async function shrink(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, MASTER_MAX_WIDTH / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}

import { MAX_UPLOAD_PIXELS, type UploadRefusalCode } from '#domain/images/image-limits.ts'
import { MASTER_MAX_WIDTH } from '#domain/images/image-variants.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { masterWebp } from './encodings.ts'
import { inspectUpload } from './inspect-upload.ts'
import type { MasterImage } from './port.ts'
import { sharp } from './sharp-engine.ts'

/** WebP cannot be taller than 16,383 px; nothing the shop shows comes near. */
const MASTER_MAX_HEIGHT = 4000

export async function processUpload(
  upload: Uint8Array,
): Promise<Ok<MasterImage> | Refusal<UploadRefusalCode>> {
  const inspected = await inspectUpload(upload)
  if (!inspected.ok) return inspected
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({
        width: MASTER_MAX_WIDTH,
        height: MASTER_MAX_HEIGHT,
        fit: 'inside',
        withoutEnlargement: true,
      })
      // Metadata is left behind and colours become sRGB because nothing asks to keep them.
      .webp(masterWebp)
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    // The header was sound; whatever the decoder stumbles over after it is damage in the file.
    return refuse('broken')
  }
}

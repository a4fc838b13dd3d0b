import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { masterWebp } from './encodings.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, type UploadRefusalCode } from './image-limits.ts'
import { MASTER_MAX_WIDTH } from './image-variants.ts'
import type { MasterImage } from './port.ts'
import { sharp } from './sharp-engine.ts'

/** WebP's limit is 16,383 px; the shop needs far less. */
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
      // sharp drops metadata and converts to sRGB by default.
      .webp(masterWebp)
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    // The header was valid, so a decoder error means a damaged file.
    return refuse('broken')
  }
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** Checks the header without decoding, so that a file claiming huge dimensions costs nothing. */
async function inspectUpload(upload: Uint8Array): Promise<Ok<undefined> | Refusal<UploadRefusalCode>> {
  if (upload.byteLength > MAX_UPLOAD_BYTES) return refuse('too-large')
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const format = formatByFirstBytes(bytes)
  if (!format) return refuse(isHeic(bytes) ? 'heic' : 'not-an-image')
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return refuse('broken')
  if (header.mediaType !== `image/${format}`) return refuse('not-an-image')
  if (header.width * header.height * (header.pages ?? 1) > MAX_UPLOAD_PIXELS) return refuse('too-many-pixels')
  if ((header.pages ?? 1) > 1 || isAnimatedPng(format, bytes)) return refuse('animated')
  return ok()
}

function formatByFirstBytes(bytes: Buffer): Format | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // 'avis' is a sequence; some encoders put 'mif1' first and AVIF among the compatible brands.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, Math.min(64, bytes.readUInt32BE(0))))) return 'avif'
  return undefined
}

function isHeic(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 4, 12)
  return text.startsWith('ftyp') && /hei[cxms]|hev[cxms]|mif1|msf1/.test(text.slice(4))
}

/** The decoder would keep only the first frame; 'acTL' precedes the pixel data. */
function isAnimatedPng(format: Format, bytes: Buffer): boolean {
  if (format !== 'png') return false
  const animation = bytes.indexOf('acTL')
  return animation !== -1 && animation < bytes.indexOf('IDAT')
}

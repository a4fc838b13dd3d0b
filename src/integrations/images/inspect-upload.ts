import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, type UploadRefusalCode } from '#domain/images/image-limits.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { sharp } from './sharp-engine.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * Everything that can be known before a pixel is decoded. The header is read without decoding, so a file that claims
 * to be enormous costs nothing.
 */
export async function inspectUpload(upload: Uint8Array): Promise<Ok<undefined> | Refusal<UploadRefusalCode>> {
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
  // 'avis' is a sequence; some encoders write 'mif1' first and name AVIF among the compatible brands.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, Math.min(64, bytes.readUInt32BE(0))))) return 'avif'
  return undefined
}

/** What iPhones write: the same box as AVIF, with other brands in it. */
function isHeic(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 4, 12)
  return text.startsWith('ftyp') && /hei[cxms]|hev[cxms]|mif1|msf1/.test(text.slice(4))
}

/** The decoder shows an animated PNG's first frame as if it were all; its 'acTL' chunk comes before the pixels. */
function isAnimatedPng(format: Format, bytes: Buffer): boolean {
  if (format !== 'png') return false
  const animation = bytes.indexOf('acTL')
  return animation !== -1 && animation < bytes.indexOf('IDAT')
}

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  animatedPng,
  animatedWebp,
  phonePhotograph,
  plainImage,
  pngThatClaims,
} from '../../../tests/support/test-images.ts'
import { MAX_UPLOAD_BYTES } from './image-limits.ts'
import { processUpload } from './process-upload.ts'

async function developed(upload: Buffer) {
  const answer = await processUpload(upload)
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.value
}

async function refusal(upload: Buffer) {
  const answer = await processUpload(upload)
  return answer.ok ? 'accepted' : answer.code
}

async function pixelAt(bytes: Uint8Array, x: number, top: number) {
  const area = { left: x, top, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(bytes).removeAlpha().extract(area).raw().toBuffer()
  return { r, g, b }
}

describe('accepted uploads', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP of the same size', async (format) => {
    const master = await developed(await plainImage(400, 300).toFormat(format).toBuffer())
    expect(master).toMatchObject({ width: 400, height: 300 })
    expect(await sharp(master.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 })
  })

  test('a wide image is brought to 2000 px, a small one is never blown up', async () => {
    expect(await developed(await plainImage(2200, 1100).jpeg().toBuffer())).toMatchObject({
      width: 2000,
      height: 1000,
    })
    expect(await developed(await plainImage(30, 20).jpeg().toBuffer())).toMatchObject({
      width: 30,
      height: 20,
    })
  })

  test('a very tall strip is made small enough for every format', async () => {
    expect((await developed(await plainImage(10, 30_000).png().toBuffer())).height).toBe(4000)
  })

  test('a phone photograph is upright and has no location data', async () => {
    const upload = await phonePhotograph()
    expect((await sharp(upload).metadata()).exif?.includes('Telefone da dona')).toBe(true)
    const master = await developed(upload)
    expect(master).toMatchObject({ width: 200, height: 400 })
    const header = await sharp(master.bytes).metadata()
    expect(header.exif).toBeUndefined()
    expect(header.orientation).toBeUndefined()
    expect(header.icc).toBeUndefined()
    expect(header.xmp).toBeUndefined()
    const top = await pixelAt(master.bytes, 100, 50)
    const bottom = await pixelAt(master.bytes, 100, 350)
    expect(top.r).toBeGreaterThan(190)
    expect(bottom.r).toBeLessThan(150)
  })

  test('a CMYK photograph from a printer keeps its colours, as sRGB', async () => {
    const master = await developed(await plainImage().toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(master.bytes).metadata()).space).toBe('srgb')
    const { r, g, b } = await pixelAt(master.bytes, 10, 10)
    expect(r).toBeGreaterThan(g)
    expect(g).toBeGreaterThan(b)
  })

  test('16 bits a channel and grey scales become ordinary images', async () => {
    const deep = await developed(await plainImage().toColourspace('rgb16').png().toBuffer())
    expect((await sharp(deep.bytes).metadata()).depth).toBe('uchar')
    expect((await pixelAt(deep.bytes, 10, 10)).r).toBeCloseTo(120, -1)
    const grey = await developed(await plainImage().greyscale().png().toBuffer())
    expect((await sharp(grey.bytes).metadata()).space).toBe('srgb')
  })

  test('a wide-gamut photograph is converted, not just stripped of its profile', async () => {
    const upload = await plainImage().withIccProfile('p3').png().toBuffer()
    const stored = await sharp(upload, { ignoreIcc: true }).raw().toBuffer()
    const { r } = await pixelAt((await developed(upload)).bytes, 50, 50)
    expect(Math.abs((stored[0] ?? 120) - 120)).toBeGreaterThan(2)
    expect(Math.abs(r - 120)).toBeLessThanOrEqual(2)
  })

  test('transparency is kept', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const upload = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer()
    const header = await sharp((await developed(upload)).bytes).stats()
    expect(header.isOpaque).toBe(false)
  })
})

describe('refused uploads', () => {
  test('a file that only claims to be an image', async () => {
    expect(await refusal(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('not-an-image')
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('not-an-image')
    expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('not-an-image')
    expect(await refusal(Buffer.alloc(0))).toBe('not-an-image')
    expect(await refusal(Buffer.alloc(100))).toBe('not-an-image')
  })

  test('images of formats that the shop does not take', async () => {
    expect(await refusal(await plainImage().gif().toBuffer())).toBe('not-an-image')
    expect(await refusal(await plainImage().tiff().toBuffer())).toBe('not-an-image')
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('heic')
    expect(await refusal(Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'))).toBe('heic')
  })

  test('the first bytes of an image before something else', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(10))
    for (const magic of ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', '\0\0\0\x18ftypavif']) {
      expect(await refusal(Buffer.concat([Buffer.from(magic, 'latin1'), page]))).toBe('broken')
    }
  })

  test('data hidden behind an image is removed', async () => {
    const upload = Buffer.concat([
      await plainImage().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    expect(Buffer.from((await developed(upload)).bytes).includes('<script>')).toBe(false)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s that ends too early', async (format) => {
    // Noise, because a solid colour compresses to so little that its second half may be empty.
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const whole = await noise.toFormat(format, { effort: 1 }).toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('broken')
  })

  test('a few bytes that claim 2,500 megapixels, before any pixel is decoded', async () => {
    const bomb = pngThatClaims(50_000, 50_000)
    expect(bomb.length).toBeLessThan(500)
    expect(await refusal(bomb)).toBe('too-many-pixels')
  })

  test('an image that is shorter than it claims', async () => {
    expect(await refusal(pngThatClaims(400, 300))).toBe('broken')
  })

  test('a file that is too large, before it is looked at', async () => {
    expect(await refusal(Buffer.alloc(MAX_UPLOAD_BYTES + 1))).toBe('too-large')
  })

  test('images that move', async () => {
    expect(await refusal(await animatedWebp())).toBe('animated')
    expect(await refusal(await animatedPng())).toBe('animated')
  })
})

import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawQrCode } from './draw-qr-code.ts'

// The shop blocks SVG decoding for the whole process, but this test renders one.
const readsSvg = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(readsSvg))
afterAll(() => sharp.block(readsSvg))

async function readImage(svg: string, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, width, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const SHORT =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const LONG = `${SHORT.slice(0, -8)}${'pix.example.com/qr/v2/0123456789abcdef'.repeat(6)}6304ABCD`

it.each([
  [SHORT, 220],
  [SHORT, 800],
  [LONG, 400],
])('the image of a code scans to its text: %#', async (code, width) => {
  expect(await readImage(drawQrCode(code), width)).toBe(code)
})

it('is drawn with nothing that a page would have to trust', () => {
  expect(drawQrCode(SHORT)).toMatch(/^<svg [^<>]*><path [^<>]*\/><path [^<>]*\/><\/svg>$/)
})

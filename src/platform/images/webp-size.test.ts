import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webpSize } from './webp-size.ts'

function image(width: number, height: number, channels: 3 | 4) {
  return sharp({ create: { width, height, channels, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
}

test.each([
  [1, 1],
  [31, 17],
  [1200, 1500],
  [300, 4000],
])('reads the size of every kind of WebP: %i × %i', async (width, height) => {
  const kinds = [
    image(width, height, 3).webp(),
    image(width, height, 3).webp({ lossless: true }),
    image(width, height, 4).webp(),
  ]
  for (const kind of kinds) expect(webpSize(await kind.toBuffer())).toEqual({ width, height })
})

test('anything else is a mistake of the caller', async () => {
  expect(() => webpSize(Buffer.from('<svg/>'))).toThrow(RangeError)
  expect(() => webpSize(Buffer.alloc(0))).toThrow(RangeError)
  const png = await image(40, 40, 3).png().toBuffer()
  expect(() => webpSize(png)).toThrow(RangeError)
})

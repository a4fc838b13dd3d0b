import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainImage } from '../../../tests/support/test-images.ts'
import { drawText } from './draw-text.ts'
import type { Rendition } from './image-files.ts'
import { renderImage } from './render-image.ts'

async function renderAndReadHeader(master: Uint8Array, rendition: Rendition) {
  const image = await renderImage(master, rendition)
  const { mediaType, width, height } = await sharp(image).metadata()
  return { mediaType, width, height }
}

test('sizes keep the proportions, in both formats', async () => {
  const master = await plainImage(800, 1000).webp().toBuffer()
  for (const format of ['avif', 'webp'] as const) {
    expect(await renderAndReadHeader(master, { kind: 'sized', format, width: 480 })).toEqual({
      mediaType: `image/${format}`,
      width: 480,
      height: 600,
    })
  }
  expect(await renderAndReadHeader(master, { kind: 'full-avif' })).toEqual({
    mediaType: 'image/avif',
    width: 800,
    height: 1000,
  })
})

test.each([
  [800, 1000],
  [1500, 1000],
  [60, 40],
])('an image of %i × %i comes as JPEG in e-mails, cropped to their format', async (width, height) => {
  const master = await plainImage(width, height).webp().toBuffer()
  expect(await renderAndReadHeader(master, { kind: 'email' })).toEqual({
    mediaType: 'image/jpeg',
    width: 144,
    height: 180,
  })
})

test('the feed’s readers get the whole image as JPEG', async () => {
  for (const [width, height, expectedSize] of [
    [2000, 2500, { width: 1200, height: 1500 }],
    [640, 400, { width: 640, height: 400 }],
  ] as const) {
    const master = await plainImage(width, height).webp().toBuffer()
    expect(await renderAndReadHeader(master, { kind: 'feed' })).toEqual({
      mediaType: 'image/jpeg',
      ...expectedSize,
    })
  }
})

test('an image is never blown up', async () => {
  const master = await plainImage(640, 400).webp().toBuffer()
  expect(await renderAndReadHeader(master, { kind: 'sized', format: 'webp', width: 1600 })).toMatchObject({
    width: 640,
  })
})

test.each([
  [1200, 1500],
  [1500, 1000],
  [60, 40],
  [2000, 200],
])('a link preview of %i × %i is 1200 × 630, on paper, without transparency', async (width, height) => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const master = await sharp({ create: { width, height, channels: 4, background } })
    .webp()
    .toBuffer()
  const image = await renderImage(master, { kind: 'open-graph' })
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { dominant } = await sharp(image).stats()
  expect(dominant).toMatchObject({ r: 248, g: 248, b: 232 })
})

test.each([
  ['Jasmim', 'Lume & Coco'],
  ['Vela <b>& Sândalo</b> "de inverno"\u0000', 'Velas da Ana'],
  ['Uma vela de nome muito comprido, como ninguém escreveria '.repeat(6), ''],
  ['W'.repeat(200), 'Lume & Coco'],
])('a picture for sharing shows %s of %s in 1200 × 630', async (title, shopName) => {
  const master = await plainImage(800, 1000).webp().toBuffer()
  const image = await renderImage(master, { kind: 'shared', mark: 'a', title, shopName })
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const other = await renderImage(master, { kind: 'shared', mark: 'b', title: `Outra: ${title}`, shopName })
  expect(Buffer.compare(Buffer.from(other), Buffer.from(image))).not.toBe(0)
})

test('a name is written in the shop’s own letters, whatever fonts the machine has', async () => {
  const { width } = await drawText('Lavanda & Camomila', 64, 2000)
  // With fallback fonts, the width would be 600 to 700.
  expect(Math.abs(width - 543)).toBeLessThan(8)
})

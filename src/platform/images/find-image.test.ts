import { text } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { QuickImageProcessor } from '../../../tests/support/quick-image-processor.ts'
import { createImageFinder, type FoundImage, type ImageFinder } from './find-image.ts'

const master = { bucket: 'product-images', name: 'jasmim.webp' } as const
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let storage: MemoryStorage
let images: QuickImageProcessor
let find: ImageFinder

beforeEach(async () => {
  storage = new MemoryStorage()
  images = new QuickImageProcessor()
  find = createImageFinder({ storage, images, log })
  await storage.put(master, Buffer.from('master'))
})

async function readContent(image: FoundImage | undefined) {
  const stream = await image?.open()
  return stream && text(stream)
}

test('a stored image is found with its type and size', async () => {
  const image = await find('/media/product-images/jasmim.webp')
  expect(image).toMatchObject({ size: 6, contentType: 'image/webp', etag: expect.stringMatching(/^".+"$/) })
  expect(await readContent(image)).toBe('master')
  expect(images.rendered).toEqual([])
})

test('a missing rendition is made of its master and kept', async () => {
  const image = await find('/media/product-images/jasmim.w480.avif')
  expect(image?.contentType).toBe('image/avif')
  expect(await readContent(image)).toBe('.w480.avif of master')
  expect(storage.files.has('product-images/jasmim.w480.avif')).toBe(true)
  await find('/media/product-images/jasmim.w480.avif')
  expect(images.rendered).toEqual(['.w480.avif'])
})

test('the link preview is made on demand like any other size', async () => {
  const image = await find('/media/og/product-images/jasmim.jpg')
  expect(image?.contentType).toBe('image/jpeg')
  expect(await readContent(image)).toBe('.og.jpg of master')
})

test('concurrent requests wait for one rendering', async () => {
  let open = () => {}
  images.gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const all = Promise.all(Array.from({ length: 20 }, () => find('/media/product-images/jasmim.w480.avif')))
  open()
  expect((await all).map((image) => image?.size)).toEqual(Array(20).fill('.w480.avif of master'.length))
  expect(images.rendered).toEqual(['.w480.avif'])
})

test('a making that failed is tried again by the next', async () => {
  const rendering = vi.spyOn(images, 'render').mockRejectedValueOnce(new Error('out of memory'))
  await expect(find('/media/product-images/jasmim.avif')).rejects.toThrow('out of memory')
  expect(await readContent(await find('/media/product-images/jasmim.avif'))).toBe('.avif of master')
  expect(rendering).toHaveBeenCalledTimes(2)
})

test('a full disk does not take the images off the pages', async () => {
  storage.noRoomFor.push(/w480/)
  const image = await find('/media/product-images/jasmim.w480.avif')
  expect(await readContent(image)).toBe('.w480.avif of master')
  const part = await image?.open({ start: 1, end: 4 })
  expect(part && (await text(part))).toBe('w480')
  expect(log.warn).toHaveBeenCalledOnce()
})

test('stores nothing if an image is removed while a size is rendered', async () => {
  let open = () => {}
  images.gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const pending = find('/media/product-images/jasmim.w480.avif')
  await vi.waitFor(() => expect(storage.files.size).toBe(1))
  await new Promise(setImmediate)
  await storage.delete(master)
  open()
  expect(await pending).toBeUndefined()
  expect(storage.files.size).toBe(0)
})

test.each([
  '/media/product-images/nao-existe.webp',
  '/media/product-images/nao-existe.w480.avif',
  '/media/product-images/jasmim.w481.avif',
  '/media/orders/jasmim.webp',
  '/media/product-images/../jasmim.webp',
])('%s is nothing, and nothing is made', async (path) => {
  expect(await find(path)).toBeUndefined()
  expect(images.rendered).toEqual([])
})

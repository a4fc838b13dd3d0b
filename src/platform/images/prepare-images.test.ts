import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { QuickImageProcessor } from '../../../tests/support/quick-image-processor.ts'
import { parseImagePath } from './image-files.ts'
import { MASTER_MAX_WIDTH } from './image-variants.ts'
import { prepareImages } from './prepare-images.ts'
import { renderAhead } from './render-ahead.ts'
import { sharp } from './sharp-engine.ts'

const folder = 'design/photographs'
const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
const sources = files.map((name) => ({ path: join(folder, name), bucket: 'product-images' as const }))

test("the project's photographs become masters as they are, with their true size", async () => {
  const storage = new MemoryStorage()
  const prepared = await prepareImages({ storage }, sources)
  expect(storage.files.size).toBe(files.length)
  for (const { file, url, width, height, byteSize } of prepared) {
    expect(parseImagePath(url)?.file).toEqual(file)
    const bytes = storage.files.get(`${file.bucket}/${file.name}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, size: byteSize })
  }
})

test.each(files)('%s may stand as a master: WebP, not too wide, nothing but pixels', async (name) => {
  const header = await sharp(await readFile(join(folder, name))).metadata()
  expect(header.format).toBe('webp')
  expect(header.width).toBeLessThanOrEqual(MASTER_MAX_WIDTH)
  expect([header.exif, header.xmp, header.icc, header.orientation]).toEqual(Array(4).fill(undefined))
})

test('rendering ahead makes what is missing and only that', async () => {
  const storage = new MemoryStorage()
  const images = new QuickImageProcessor()
  const file = { bucket: 'blog-images', name: 'pavio.webp' } as const
  await storage.put(file, Buffer.from('master'))
  await storage.put({ ...file, name: 'pavio.w320.avif' }, Buffer.from('made earlier'))
  await renderAhead({ storage, images }, { masters: [{ file, width: 500 }] })
  expect(images.rendered).toEqual(['.w480.avif', '.w320.webp', '.w480.webp', '.avif'])
  await renderAhead({ storage, images }, { masters: [{ file, width: 500 }] })
  expect(images.rendered).toHaveLength(4)
})

test('rendering ahead stops when the shop closes', async () => {
  const storage = new MemoryStorage()
  const images = new QuickImageProcessor()
  const file = { bucket: 'blog-images', name: 'pavio.webp' } as const
  await storage.put(file, Buffer.from('master'))
  await renderAhead({ storage, images }, { masters: [{ file, width: 500 }], signal: AbortSignal.abort() })
  expect(images.rendered).toEqual([])
})

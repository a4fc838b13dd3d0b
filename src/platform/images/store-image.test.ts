import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { QuickImageProcessor } from '../../../tests/support/quick-image-processor.ts'
import { storeImage } from './store-image.ts'

const master = { bucket: 'product-images', name: 'jasmim-1.webp' } as const
let storage: MemoryStorage
let images: QuickImageProcessor

beforeEach(() => {
  storage = new MemoryStorage()
  images = new QuickImageProcessor()
})

test('stores every size, the master last', async () => {
  const putSpy = vi.spyOn(storage, 'put')
  const answer = await storeImage({ storage, images }, { master, upload: Buffer.from('foto') })
  expect(answer).toEqual({
    ok: true,
    value: { url: '/media/product-images/jasmim-1.webp', width: 700, height: 875, byteSize: 14 },
  })
  expect([...storage.files.keys()].sort()).toEqual([
    'product-images/jasmim-1.avif',
    'product-images/jasmim-1.w320.avif',
    'product-images/jasmim-1.w320.webp',
    'product-images/jasmim-1.w480.avif',
    'product-images/jasmim-1.w480.webp',
    'product-images/jasmim-1.w640.avif',
    'product-images/jasmim-1.w640.webp',
    'product-images/jasmim-1.webp',
  ])
  expect(putSpy.mock.lastCall?.[0]).toEqual(master)
})

test('a file that is not an image is refused before anything is stored', async () => {
  const answer = await storeImage({ storage, images }, { master, upload: Buffer.from('<svg/>') })
  expect(answer).toMatchObject({ ok: false, code: 'not-an-image' })
  expect(storage.files.size).toBe(0)
})

test.each([/w640\.webp/, /jasmim-1\.webp/])(
  'stores nothing and refuses if there is no space for %s',
  async (name) => {
    storage.noRoomFor.push(name)
    const neighbour = { bucket: 'product-images', name: 'jasmim-12.webp' } as const
    await storage.put(neighbour, Buffer.from('outra'))
    const answer = await storeImage({ storage, images }, { master, upload: Buffer.from('foto') })
    expect(answer).toMatchObject({ ok: false, code: 'storage-full' })
    expect([...storage.files.keys()]).toEqual(['product-images/jasmim-12.webp'])
  },
)

test('stores nothing after an unexpected error', async () => {
  const render = images.render.bind(images)
  vi.spyOn(images, 'render').mockImplementation(async (bytes, rendition) => {
    if (rendition.kind === 'full-avif') throw new Error('the encoder is gone')
    return render(bytes, rendition)
  })
  const storing = storeImage({ storage, images }, { master, upload: Buffer.from('foto') })
  await expect(storing).rejects.toThrow('the encoder is gone')
  expect(storage.files.size).toBe(0)
})

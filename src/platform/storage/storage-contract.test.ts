import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImageFile } from '#platform/images/image-files.ts'
import { FakeS3 } from '../../../lab/fakes/fake-s3.ts'
import { MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { openStorage } from './open-storage.ts'
import type { ByteRange, Storage } from './port.ts'

const adapters: Record<string, () => Promise<{ storage: Storage; close(): Promise<unknown> }>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'media-'))
    return { storage: await openStorage({ dataDir: folder }), close: () => rm(folder, { recursive: true }) }
  },
  async s3() {
    const server = await new FakeS3().start()
    return { storage: await openStorage({ dataDir: '', s3: server.settings }), close: () => server.stop() }
  },
  async memory() {
    return { storage: new MemoryStorage(), close: async () => undefined }
  },
}

const jasmim: ImageFile = { bucket: 'product-images', name: 'jasmim.webp' }
const bytes = Buffer.from('não é uma imagem, mas são bytes')

describe.each(Object.keys(adapters))('storage: %s', (name) => {
  let storage: Storage
  let close: () => Promise<unknown>

  beforeEach(async () => {
    const adapter = await adapters[name]?.()
    if (!adapter) throw new Error(name)
    storage = adapter.storage
    close = adapter.close
  })
  afterEach(() => close())

  async function readContent(file: ImageFile, range?: ByteRange) {
    const stream = await storage.read(file, range)
    return stream && (await buffer(stream)).toString()
  }

  const listNames = (prefix?: string) => Readable.from(storage.list('product-images', prefix)).toArray()

  test('reads a stored file back', async () => {
    expect(await storage.put(jasmim, bytes)).toEqual({ ok: true, value: undefined })
    expect(await readContent(jasmim)).toBe(bytes.toString())
  })

  test('a stream is kept as well as bytes', async () => {
    async function* pieces() {
      yield bytes.subarray(0, 5)
      yield bytes.subarray(5)
    }
    await storage.put(jasmim, pieces())
    expect(await readContent(jasmim)).toBe(bytes.toString())
  })

  test('a file is described by size, time and a quoted tag that follows its content', async () => {
    await storage.put(jasmim, bytes)
    const first = await storage.describe(jasmim)
    expect(first).toMatchObject({ size: bytes.length, modifiedAt: expect.any(Date) })
    expect(first?.etag).toMatch(/^"[0-9a-f-]+"$/)
    await storage.put(jasmim, Buffer.from('outra'))
    expect((await storage.describe(jasmim))?.etag).not.toBe(first?.etag)
  })

  test('a part of a file can be read', async () => {
    await storage.put(jasmim, Buffer.from('0123456789'))
    expect(await readContent(jasmim, { start: 2, end: 4 })).toBe('234')
    expect(await readContent(jasmim, { start: 9, end: 9 })).toBe('9')
  })

  test('a missing file is an answer, not an error', async () => {
    expect(await storage.describe(jasmim)).toBeUndefined()
    expect(await storage.read(jasmim)).toBeUndefined()
    await expect(storage.delete(jasmim)).resolves.toBeUndefined()
    expect(await listNames()).toEqual([])
  })

  test('deletes a file without touching its neighbours', async () => {
    const neighbour: ImageFile = { bucket: 'blog-images', name: 'jasmim.webp' }
    await storage.put(jasmim, bytes)
    await storage.put(neighbour, bytes)
    await storage.delete(jasmim)
    expect(await storage.describe(jasmim)).toBeUndefined()
    expect(await readContent(neighbour)).toBe(bytes.toString())
  })

  test('a list is whole, in the order of names, and bounded by bucket and prefix', async () => {
    const names = ['b.webp', 'a.w480.avif', 'a.webp', 'a-2.webp', 'c.webp', 'd.webp', 'e.webp']
    for (const name of names) await storage.put({ bucket: 'product-images', name: name }, bytes)
    await storage.put({ bucket: 'blog-images', name: 'a.webp' }, bytes)
    expect((await listNames()).map((file) => file.name)).toEqual([
      'a-2.webp',
      'a.w480.avif',
      'a.webp',
      'b.webp',
      'c.webp',
      'd.webp',
      'e.webp',
    ])
    expect(await listNames('a.')).toEqual([
      { name: 'a.w480.avif', size: bytes.length },
      { name: 'a.webp', size: bytes.length },
    ])
  })

  test.each(['../secret.webp', 'a/b.webp', '.hidden.webp', 'page.html', 'a.svg', ''])(
    'a name that is no image is a mistake: %j',
    async (wrong) => {
      const file: ImageFile = { bucket: 'product-images', name: wrong }
      await expect(storage.put(file, bytes)).rejects.toThrow(RangeError)
      await expect(storage.describe(file)).rejects.toThrow(RangeError)
      await expect(storage.read(file)).rejects.toThrow(RangeError)
      await expect(storage.delete(file)).rejects.toThrow(RangeError)
    },
  )
})

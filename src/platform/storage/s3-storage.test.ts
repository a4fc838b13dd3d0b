import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ImageFile } from '#platform/images/image-files.ts'
import { FakeS3 } from '../../../lab/fakes/fake-s3.ts'
import { openStorage } from './open-storage.ts'
import { type Storage, StorageUnavailable } from './port.ts'
import { createS3Storage } from './s3-storage.ts'

const jasmim: ImageFile = { bucket: 'product-images', name: 'jasmim.w480.avif' }
const bytes = Buffer.from('bytes')
let server: FakeS3
let storage: Storage

beforeEach(async () => {
  server = await new FakeS3().start()
  storage = createS3Storage(server.settings)
})
afterEach(() => server.stop())

test('a file is stored under its bucket in path style, with its content type', async () => {
  await storage.put(jasmim, bytes)
  expect(server.requests).toEqual(['PUT /loja/product-images/jasmim.w480.avif'])
  expect(server.objects.get('product-images/jasmim.w480.avif')).toMatchObject({ contentType: 'image/avif' })
})

test('an unsigned or wrongly signed request gets nothing', async () => {
  const stranger = createS3Storage({ ...server.settings, accessKeyId: 'somebody-else' })
  expect(await stranger.put(jasmim, bytes)).toMatchObject({ ok: false, code: 'storage-unavailable' })
  await expect(stranger.read(jasmim)).rejects.toThrow(StorageUnavailable)
  expect(server.objects.size).toBe(0)
})

test('a passing fault is retried', async () => {
  server.faults.push(500, 503)
  expect(await storage.put(jasmim, bytes)).toMatchObject({ ok: true })
  server.faults.push(500)
  expect(await storage.describe(jasmim)).toMatchObject({ size: bytes.length })
  expect(server.requests).toHaveLength(5)
})

test('a lasting fault is said, after three attempts', async () => {
  server.faults.push(500, 500, 500)
  expect(await storage.put(jasmim, bytes)).toMatchObject({ ok: false, code: 'storage-unavailable' })
  server.faults.push(500, 500, 500)
  await expect(storage.describe(jasmim)).rejects.toThrow(StorageUnavailable)
  expect(server.requests).toHaveLength(6)
})

test('recognises a server without space', async () => {
  server.faults.push(507, 507, 507)
  expect(await storage.put(jasmim, bytes)).toMatchObject({ ok: false, code: 'storage-full' })
})

test('a silent server does not keep the shop waiting', async () => {
  server.faults.push('silence', 'silence', 'silence')
  const impatient = createS3Storage({ ...server.settings, timeoutMs: 50 })
  await expect(impatient.describe(jasmim)).rejects.toThrow(StorageUnavailable)
})

test('a server that is not there is said', async () => {
  const nowhere = createS3Storage({ ...server.settings, endpoint: 'http://127.0.0.1:1' })
  expect(await nowhere.put(jasmim, bytes)).toMatchObject({ ok: false, code: 'storage-unavailable' })
  await expect(nowhere.read(jasmim)).rejects.toThrow(StorageUnavailable)
})

test('a missing bucket is a sentence before anything is opened, a server that is away is not', async () => {
  const open = (s3: object) => openStorage({ s3: { ...server.settings, ...s3 }, dataDir: '' })
  await expect(open({ bucket: 'outra' })).rejects.toThrow(
    `there is no bucket 'outra' at ${server.settings.endpoint}`,
  )
  await expect(open({})).resolves.toHaveProperty('put')
  server.faults.push(503, 503, 503)
  await expect(open({})).resolves.toHaveProperty('put')
})

test('a wrong bucket does not look like a shop without images', async () => {
  const missingBucket = createS3Storage({ ...server.settings, bucket: 'outra' })
  await expect(missingBucket.read(jasmim)).rejects.toThrow(StorageUnavailable)
  await expect(Readable.from(missingBucket.list('product-images')).toArray()).rejects.toThrow(
    StorageUnavailable,
  )
})

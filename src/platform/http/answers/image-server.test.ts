import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorTexts } from '#app/error-document.ts'
import { StorageUnavailable } from '#platform/storage/port.ts'
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts'
import { QuickImageProcessor } from '../../../../tests/support/quick-image-processor.ts'
import { createImageServer } from './image-server.ts'
import { createSecurityHeaders } from './security-headers.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const master = { bucket: 'product-images', name: 'jasmim.webp' } as const
const content = 'os pixels do jasmim'

let storage: MemoryStorage
let images: QuickImageProcessor
let server: Server

beforeEach(async () => {
  storage = new MemoryStorage()
  images = new QuickImageProcessor()
  await storage.put(master, Buffer.from(content))
  const headers = createSecurityHeaders({ siteUrl: 'http://localhost' }).forFiles
  const shop = { storage, images, log }
  const findShared = async () => undefined
  const media = createImageServer({ shop, findShared, headers, errorTexts })
  server = createServer(async (req, res) => {
    const client = { address: '127.0.0.1', protocol: 'http', isLoopback: true } as const
    const path = (req.url ?? '').replace(/\?.*/, '')
    const isAnswered = await media({ req, res, id: 'r1', path, origin: '', client, routeClass: 'page' })
    if (!isAnswered) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Not `fetch`, which would normalise dots in the path. */
async function ask(path: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port, path, method, headers }, async (response) => {
        const body = (await buffer(response)).toString()
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
        .on('error', reject)
        .end()
    },
  )
}

test('an image is immutable, has its own content type and may not run scripts', async () => {
  const answer = await ask('/media/product-images/jasmim.webp')
  expect(answer).toMatchObject({ status: 200, body: content })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(content.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^".+"$/),
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('HEAD returns the same headers without the image', async () => {
  const whole = await ask('/media/product-images/jasmim.webp')
  const head = await ask('/media/product-images/jasmim.webp', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
})

test('an unchanged image answers 304', async () => {
  const { headers } = await ask('/media/product-images/jasmim.webp')
  const secondAnswer = await ask('/media/product-images/jasmim.webp', {
    headers: { 'if-none-match': headers.etag },
  })
  expect(secondAnswer).toMatchObject({ status: 304, body: '' })
})

test('serves a part of an image', async () => {
  const part = await ask('/media/product-images/jasmim.webp', { headers: { range: 'bytes=3-8' } })
  expect(part).toMatchObject({ status: 206, body: content.slice(3, 9) })
  expect(part.headers['content-range']).toBe(`bytes 3-8/${content.length}`)
  const outOfRange = await ask('/media/product-images/jasmim.webp', { headers: { range: 'bytes=999-' } })
  expect(outOfRange.status).toBe(416)
})

test('a missing size is made on the way', async () => {
  const answer = await ask('/media/product-images/jasmim.w480.avif')
  expect(answer).toMatchObject({ status: 200, body: `.w480.avif of ${content}` })
  expect(answer.headers['content-type']).toBe('image/avif')
})

test.each([
  '/media/product-images/nao-existe.webp',
  '/media/product-images/../../../etc/passwd',
  '/media/product-images/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/media/product-images/..%5c..%5cjasmim.webp',
  '/media/../jasmim.webp',
  '/media/product-images/jasmim.webp%00',
  '/media/orders/jasmim.webp',
  '/media/.incoming/jasmim.webp',
  '/media/',
])('%s answers 404, which is not cached', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a storage that is unavailable answers 503 with a time to come back, and is logged', async () => {
  vi.spyOn(storage, 'describe').mockRejectedValue(
    new StorageUnavailable('describe', new Error('ECONNREFUSED')),
  )
  const answer = await ask('/media/product-images/jasmim.webp')
  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  expect(log.error).toHaveBeenCalledOnce()
})

test('passes other URLs and methods on', async () => {
  expect((await ask('/medias/product-images/jasmim.webp')).status).toBe(418)
  expect((await ask('/media/product-images/jasmim.webp', { method: 'POST' })).status).toBe(418)
})

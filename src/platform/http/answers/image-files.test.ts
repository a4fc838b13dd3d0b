import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'
import { createImageFiles } from './image-server.ts'

const image = Buffer.from('RIFF....WEBP')

async function start(
  open = (start = 0, end = image.length - 1) => Readable.from([image.subarray(start, end + 1)]),
) {
  const media = createImageFiles({
    prefix: '/media/',
    headers: ['Cross-Origin-Resource-Policy', 'cross-origin'],
    find: async (path) =>
      path === '/media/product-images/lavanda.webp'
        ? {
            size: image.length,
            etag: '"v1"',
            contentType: 'image/webp',
            open: (range) => open(range?.start, range?.end),
          }
        : undefined,
  })
  return startHttpServer(async () => new Response('the app', { status: 404 }), { handlers: [media] })
}

it('sends an image as immutable and without permission to run scripts', async () => {
  const server = await start()
  const answer = await server.send('/media/product-images/lavanda.webp')
  expect(answer.body.equals(image)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    etag: '"v1"',
  })
})

it('sends a part', async () => {
  const server = await start()
  const answer = await server.send('/media/product-images/lavanda.webp', { headers: { Range: 'bytes=8-11' } })
  expect([answer.status, answer.text]).toEqual([206, 'WEBP'])
})

it('passes missing files on to the app', async () => {
  const server = await start()
  expect((await server.send('/media/product-images/outra.webp')).text).toBe('the app')
  expect((await server.send('/produtos')).text).toBe('the app')
})

it('breaks off when the storage fails on the way, and keeps serving', async () => {
  let isBroken = true
  const server = await start((start = 0, end = image.length - 1) =>
    Readable.from(
      (function* () {
        yield image.subarray(start, 4)
        if (isBroken) throw new Error('the disk is gone')
        yield image.subarray(4, end + 1)
      })(),
    ),
  )
  await expect(server.send('/media/product-images/lavanda.webp')).rejects.toThrow()
  isBroken = false
  expect((await server.send('/media/product-images/lavanda.webp')).body.equals(image)).toBe(true)
})

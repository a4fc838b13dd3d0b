import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, isCompressible } from './compress.ts'

describe('compress', () => {
  it.each([1, 1_000, 70_000, 5_000_000])('gives %i bytes back unchanged', async (bytes) => {
    const body = Buffer.alloc(bytes, 'vela de coco ')
    for (const quality of [3, 5]) {
      expect(brotliDecompressSync(await compress(body, 'br', quality)).equals(body)).toBe(true)
      expect(gunzipSync(await compress(body, 'gzip', quality)).equals(body)).toBe(true)
    }
  })
})

it('isCompressible knows text from what is packed already and from what must flow', () => {
  const text = [
    'text/html; charset=utf-8',
    'text/x-script',
    'application/json',
    'image/svg+xml',
    'text/javascript',
  ]
  const other = ['image/webp', 'font/woff2', 'text/event-stream', 'application/octet-stream', null]
  expect(text.every(isCompressible)).toBe(true)
  expect(other.some(isCompressible)).toBe(false)
})

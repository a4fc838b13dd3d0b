import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, compressQuickly, createPacker, isCompressible } from './compress.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
const packings = ['br', 'gzip', 'zstd'] as const

describe('compressQuickly', () => {
  it.each([1_000, 70_000, 400_000])('gives %i bytes back unchanged, and fewer travel', async (bytes) => {
    const body = Buffer.alloc(bytes, 'vela de coco ')
    for (const packing of packings) {
      const compressed = await compressQuickly(body, packing)
      expect(unpack[packing](compressed).equals(body)).toBe(true)
      expect(compressed.length).toBeLessThan(bytes / 10)
    }
  })
})

it.each(packings)('createPacker packs what flows as %s', async (packing) => {
  const packer = createPacker(packing)
  packer.write('vela ')
  packer.end('de coco')
  expect(unpack[packing](await buffer(packer)).toString()).toBe('vela de coco')
})

describe('compress', () => {
  it.each([1, 1_000, 70_000, 5_000_000])('gives %i bytes back unchanged', async (bytes) => {
    const body = Buffer.alloc(bytes, 'vela de coco ')
    for (const quality of [3, 5]) {
      expect(brotliDecompressSync(await compress(body, 'br', quality)).equals(body)).toBe(true)
      expect(gunzipSync(await compress(body, 'gzip', quality)).equals(body)).toBe(true)
    }
  })
})

it('isCompressible distinguishes text from compressed and streamed types', () => {
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

import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ImageFile } from '#platform/images/image-files.ts'
import { createDiskStorage } from './disk-storage.ts'

const jasmim: ImageFile = { bucket: 'product-images', name: 'jasmim.webp' }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
})
afterEach(() => rm(folder, { recursive: true }))

test.runIf(process.platform === 'linux')(
  'refuses a file when the disk is full, and stores none of it',
  async () => {
    // /dev/full fails every write like a full disk.
    const storage = createDiskStorage(folder, () => open('/dev/full', 'w'))
    const answer = await storage.put(jasmim, Buffer.alloc(10))
    expect(answer).toMatchObject({ ok: false, code: 'storage-full' })
    expect(await storage.describe(jasmim)).toBeUndefined()
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  },
)

test('keeps the earlier file if the source breaks off', async () => {
  const storage = createDiskStorage(folder)
  await storage.put(jasmim, Buffer.from('inteira'))
  async function* breaksOff() {
    yield Buffer.from('meia')
    throw new Error('the connection ended')
  }
  await expect(storage.put(jasmim, breaksOff())).rejects.toThrow('the connection ended')
  expect((await storage.describe(jasmim))?.size).toBe('inteira'.length)
  expect(await readdir(join(folder, '.incoming'))).toEqual([])
})

test('drafts of a process that was killed are swept away, young ones are left to their process', async () => {
  const storage = createDiskStorage(folder)
  const incoming = join(folder, '.incoming')
  await mkdir(incoming)
  await writeFile(join(incoming, 'old'), '')
  await writeFile(join(incoming, 'young'), '')
  await utimes(join(incoming, 'old'), new Date(0), new Date(0))
  await storage.put(jasmim, Buffer.from('x'))
  expect(await readdir(incoming)).toEqual(['young'])
})

test('only files appear in a list', async () => {
  await mkdir(join(folder, 'product-images', 'a-folder'), { recursive: true })
  expect(await Readable.from(createDiskStorage(folder).list('product-images')).toArray()).toEqual([])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QuickImageProcessor } from '../../../tests/support/quick-image-processor.ts'
import type { Rendition } from './image-files.ts'
import { rememberRenditions } from './rendition-cache.ts'

const small: Rendition = { kind: 'sized', format: 'webp', width: 320 }

test('a rendition is made once for each content and size, and remembered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renditions-'))
  const processor = new QuickImageProcessor()
  const remembering = rememberRenditions(processor, folder)
  const renderText = async (master: string, rendition: Rendition) =>
    Buffer.from(await remembering.render(Buffer.from(master), rendition)).toString()
  expect(await renderText('one', small)).toBe('.w320.webp of one')
  expect(await renderText('one', small)).toBe('.w320.webp of one')
  expect(await renderText('two', small)).toBe('.w320.webp of two')
  expect(await renderText('one', { kind: 'full-avif' })).toBe('.avif of one')
  expect(processor.rendered).toEqual(['.w320.webp', '.w320.webp', '.avif'])
  await rm(folder, { recursive: true })
})

test('a memory that cannot be written does not stop the work', async () => {
  const remembering = rememberRenditions(new QuickImageProcessor(), '/dev/null/nowhere')
  expect(await remembering.render(Buffer.from('one'), small)).toEqual(Buffer.from('.w320.webp of one'))
})

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ENCODINGS_VERSION } from './encodings.ts'
import { type Rendition, renditionSuffix } from './image-files.ts'
import type { ImageProcessor } from './port.ts'

/**
 * Caches renditions by content across data folders, because test runs seed the same demo images
 * repeatedly.
 */
export function rememberRenditions(processor: ImageProcessor, folder: string): ImageProcessor {
  return {
    develop: (upload) => processor.develop(upload),
    drawBrand: (drawing) => processor.drawBrand(drawing),
    async render(master, rendition, urgency) {
      const path = join(folder, `v${ENCODINGS_VERSION}`, fileName(master, rendition))
      const cachedImage = await readFile(path).catch(() => undefined)
      if (cachedImage) return cachedImage
      const bytes = await processor.render(master, rendition, urgency)
      await keep(path, bytes)
      return bytes
    },
  }
}

function fileName(master: Uint8Array, rendition: Rendition): string {
  return `${createHash('sha256').update(master).digest('hex')}${renditionSuffix(rendition)}`
}

async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

import { buffer } from 'node:stream/consumers'
import type { Shop } from '#platform/shop.ts'
import { type ImageFile, listRenditions, type Rendition, renditionFile } from './image-files.ts'
import { MASTER_MAX_WIDTH } from './image-variants.ts'

/**
 * Creates missing renditions one at a time, after all waiting requests. Creates the most used sizes of all
 * images first.
 */
export async function renderAhead(
  shop: Pick<Shop, 'storage' | 'images'>,
  options: { masters: readonly { file: ImageFile; width: number }[]; signal?: AbortSignal },
): Promise<void> {
  for (const rendition of listRenditions(MASTER_MAX_WIDTH)) {
    for (const { file, width } of options.masters) {
      if (options.signal?.aborted) return
      if (rendition.kind !== 'sized' || rendition.width < width) await renderMissing(shop, file, rendition)
    }
  }
}

async function renderMissing(
  { storage, images }: Pick<Shop, 'storage' | 'images'>,
  master: ImageFile,
  rendition: Rendition,
): Promise<void> {
  const file = renditionFile(master, rendition)
  if (await storage.describe(file)) return
  const original = await storage.read(master)
  if (original) await storage.put(file, await images.render(await buffer(original), rendition, 'ahead'))
}

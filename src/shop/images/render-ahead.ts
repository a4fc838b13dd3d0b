import { buffer } from 'node:stream/consumers'
import { type MediaFile, type Rendition, renditionFile, renditionsOf } from '#domain/images/media-files.ts'
import { MASTER_MAX_WIDTH } from '#domain/images/picture-variants.ts'
import type { Shop } from '../shop.ts'

/**
 * Makes what is missing of these masters before anybody asks, one at a time and behind every request that waits: the
 * sizes of all pictures grow together, the ones that pages show most first.
 */
export async function renderAhead(
  shop: Pick<Shop, 'storage' | 'pictures'>,
  options: { masters: readonly { file: MediaFile; width: number }[]; signal?: AbortSignal },
): Promise<void> {
  for (const rendition of renditionsOf(MASTER_MAX_WIDTH)) {
    for (const { file, width } of options.masters) {
      if (options.signal?.aborted) return
      if (rendition.kind !== 'sized' || rendition.width < width) await renderMissing(shop, file, rendition)
    }
  }
}

async function renderMissing(
  { storage, pictures }: Pick<Shop, 'storage' | 'pictures'>,
  master: MediaFile,
  rendition: Rendition,
): Promise<void> {
  const file = renditionFile(master, rendition)
  if (await storage.describe(file)) return
  const original = await storage.read(master)
  // Whatever cannot be made or kept now is made when somebody asks for it.
  if (original) await storage.put(file, await pictures.render(await buffer(original), rendition, 'ahead'))
}

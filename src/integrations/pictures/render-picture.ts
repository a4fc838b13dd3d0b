import type { Rendition } from '#domain/images/media-files.ts'
import { avif, sizedWebp } from './encodings.ts'
import { renderOpenGraph } from './open-graph.ts'
import { sharp } from './sharp-engine.ts'

export async function renderPicture(master: Uint8Array, rendition: Rendition): Promise<Uint8Array> {
  if (rendition.kind === 'open-graph') return renderOpenGraph(master)
  if (rendition.kind === 'full-avif') return sharp(master).avif(avif).toBuffer()
  const smaller = sharp(master).resize({ width: rendition.width, withoutEnlargement: true })
  return (rendition.format === 'avif' ? smaller.avif(avif) : smaller.webp(sizedWebp)).toBuffer()
}

import { avif, emailJpeg, feedJpeg, sizedWebp } from './encodings.ts'
import type { Rendition } from './image-files.ts'
import { EMAIL_IMAGE_SIZE, FEED_IMAGE_WIDTH } from './image-variants.ts'
import { PAPER, renderOpenGraph, renderShared } from './open-graph.ts'
import { sharp } from './sharp-engine.ts'

export async function renderImage(master: Uint8Array, rendition: Rendition): Promise<Uint8Array> {
  if (rendition.kind === 'open-graph') return renderOpenGraph(master)
  if (rendition.kind === 'shared') return renderShared(master, rendition)
  if (rendition.kind === 'email') return renderForEmail(master)
  if (rendition.kind === 'feed') return renderForFeed(master)
  if (rendition.kind === 'full-avif') return sharp(master).avif(avif).toBuffer()
  const smaller = sharp(master).resize({ width: rendition.width, withoutEnlargement: true })
  return (rendition.format === 'avif' ? smaller.avif(avif) : smaller.webp(sizedWebp)).toBuffer()
}

function renderForFeed(master: Uint8Array): Promise<Uint8Array> {
  return sharp(master)
    .flatten({ background: PAPER })
    .resize({ width: FEED_IMAGE_WIDTH, withoutEnlargement: true })
    .jpeg(feedJpeg)
    .toBuffer()
}

/** Cropped here, because many mail programs would distort it; JPEG has no transparency. */
function renderForEmail(master: Uint8Array): Promise<Uint8Array> {
  return sharp(master)
    .flatten({ background: PAPER })
    .resize({ ...EMAIL_IMAGE_SIZE, fit: 'cover' })
    .jpeg(emailJpeg)
    .toBuffer()
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OPEN_GRAPH_SIZE } from '#domain/images/image-variants.ts'
import { projectRoot } from '#project-root.ts'
import { openGraphJpeg } from './encodings.ts'
import { sharp } from './sharp-engine.ts'

const LOGO_FILE = join(projectRoot, 'design/brand/open-graph-logo.png')
export const PAPER = '#fbf7f0'
const NARROWEST_PAPER = 380

/** What a shared link shows: the image, and beside it the shop's name on its paper. */
export async function renderOpenGraph(master: Uint8Array): Promise<Uint8Array> {
  const { width, height } = OPEN_GRAPH_SIZE
  const paperWidth = width - (await imageWidth(master))
  const logo = await readFile(LOGO_FILE)
  const logoSize = await sharp(logo).metadata()
  return sharp(master)
    .flatten({ background: PAPER })
    .resize({ width: width - paperWidth, height, fit: 'cover' })
    .extend({ left: paperWidth, background: PAPER })
    .composite([
      {
        input: logo,
        left: Math.round((paperWidth - logoSize.width) / 2),
        top: Math.round((height - logoSize.height) / 2),
      },
    ])
    .jpeg(openGraphJpeg)
    .toBuffer()
}

/** A portrait is cropped to a square at most, so that the candle stays whole; a landscape gets more room. */
async function imageWidth(master: Uint8Array): Promise<number> {
  const { width, height } = await sharp(master).metadata()
  const natural = Math.round((OPEN_GRAPH_SIZE.height * width) / height)
  return Math.min(Math.max(natural, OPEN_GRAPH_SIZE.height), OPEN_GRAPH_SIZE.width - NARROWEST_PAPER)
}

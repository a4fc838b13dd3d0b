import { readFile } from 'node:fs/promises'
import { OPEN_GRAPH_SIZE } from '#domain/images/picture-variants.ts'
import { openGraphJpeg } from './encodings.ts'
import { sharp } from './sharp-engine.ts'

const IVORY = '#fbf7f0'
const NARROWEST_PAPER = 380

/** What a shared link shows: the picture, and beside it the shop's name on its paper. */
export async function renderOpenGraph(master: Uint8Array, logoFile: string): Promise<Uint8Array> {
  const { width, height } = OPEN_GRAPH_SIZE
  const paperWidth = width - (await pictureWidth(master))
  const picture = await sharp(master)
    .flatten({ background: IVORY })
    .resize({ width: width - paperWidth, height, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const logo = await readFile(logoFile)
  const size = await sharp(logo).metadata()
  return sharp({ create: { width, height, channels: 3, background: IVORY } })
    .composite([
      { input: picture, left: paperWidth, top: 0 },
      {
        input: logo,
        left: Math.round((paperWidth - size.width) / 2),
        top: Math.round((height - size.height) / 2),
      },
    ])
    .jpeg(openGraphJpeg)
    .toBuffer()
}

/** A portrait is cropped to a square at most, so that the candle stays whole; a landscape gets more room. */
async function pictureWidth(master: Uint8Array): Promise<number> {
  const { width, height } = await sharp(master).metadata()
  const natural = Math.round((OPEN_GRAPH_SIZE.height * width) / height)
  return Math.min(Math.max(natural, OPEN_GRAPH_SIZE.height), OPEN_GRAPH_SIZE.width - NARROWEST_PAPER)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import { drawText } from './draw-text.ts'
import { openGraphJpeg } from './encodings.ts'
import { OPEN_GRAPH_SIZE } from './image-variants.ts'
import type { SharedWords } from './shared-picture.ts'
import { sharp } from './sharp-engine.ts'

const LOGO_FILE = join(projectRoot, 'design/brand/open-graph-logo.png')
export const PAPER = '#fbf7f0'
const NARROWEST_PAPER = 380
const NARROWEST_WRITTEN = 480
const MARGIN = 56
const GAP = 56
const SMALLEST_TITLE = 38
const TITLE_SIZES = [76, 64, 54, 46, SMALLEST_TITLE]
const TITLE_HEIGHT = 330
const TITLE_LENGTH = 120
const MIN_TITLE_LENGTH = 40
const SHOP_NAME_SIZE = 40
const SHOP_NAME_LENGTH = 60

interface Drawing {
  readonly input: Uint8Array
  readonly width: number
  readonly height: number
}

export async function renderOpenGraph(master: Uint8Array): Promise<Uint8Array> {
  return withPaper(master, NARROWEST_PAPER, async () => [await drawLogo()])
}

export async function renderShared(master: Uint8Array, words: SharedWords): Promise<Uint8Array> {
  const { title, shopName } = words
  return withPaper(master, NARROWEST_WRITTEN, async (paperWidth) => {
    const width = paperWidth - 2 * MARGIN
    return [await drawTitle(title, width), ...(await drawShopName(shopName, width))]
  })
}

async function withPaper(
  master: Uint8Array,
  narrowest: number,
  draw: (paperWidth: number) => Promise<Drawing[]>,
): Promise<Uint8Array> {
  const { width, height } = OPEN_GRAPH_SIZE
  const paperWidth = width - (await imageWidth(master, width - narrowest))
  const drawings = await draw(paperWidth)
  const whole = drawings.reduce((sum, drawing) => sum + drawing.height, GAP * (drawings.length - 1))
  let top = Math.round((height - whole) / 2)
  const placedDrawings = drawings.map((drawing) => {
    const place = {
      input: Buffer.from(drawing.input),
      left: Math.round((paperWidth - drawing.width) / 2),
      top,
    }
    top += drawing.height + GAP
    return place
  })
  return sharp(master)
    .flatten({ background: PAPER })
    .resize({ width: width - paperWidth, height, fit: 'cover' })
    .extend({ left: paperWidth, background: PAPER })
    .composite(placedDrawings)
    .jpeg(openGraphJpeg)
    .toBuffer()
}

/** Crops portraits to a square at most, so that the candle stays whole; landscapes get more width. */
async function imageWidth(master: Uint8Array, widest: number): Promise<number> {
  const { width, height } = await sharp(master).metadata()
  const natural = Math.round((OPEN_GRAPH_SIZE.height * width) / height)
  return Math.min(Math.max(natural, OPEN_GRAPH_SIZE.height), widest)
}

async function drawLogo(): Promise<Drawing> {
  const input = await readFile(LOGO_FILE)
  const { width, height } = await sharp(input).metadata()
  return { input, width, height }
}

async function drawShopName(shopName: string, width: number): Promise<Drawing[]> {
  if (!shopName) return []
  if (shopName === defaultBrand.name) return [await drawLogo()]
  return [await drawText(shortened(shopName, SHOP_NAME_LENGTH), SHOP_NAME_SIZE, width)]
}

async function drawTitle(title: string, width: number): Promise<Drawing> {
  for (const size of TITLE_SIZES) {
    const textDrawing = await drawText(shortened(title, TITLE_LENGTH), size, width)
    if (textDrawing.width <= width && textDrawing.height <= TITLE_HEIGHT) return textDrawing
  }
  return drawText(shortened(title, MIN_TITLE_LENGTH), SMALLEST_TITLE, width)
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text

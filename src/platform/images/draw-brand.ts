import { drawText } from './draw-text.ts'
import type { BrandDrawing } from './port.ts'
import { sharp } from './sharp-engine.ts'

// Uploads are refused by their first bytes, so only drawings of `cleanSvg` come here as SVG.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

const MAX_DENSITY = 2400

export async function drawBrand({
  logo,
  text,
  paper,
  ink,
  width,
  height,
  share,
}: BrandDrawing): Promise<Uint8Array> {
  const box = { width: Math.round(width * share), height: Math.round(height * share) }
  const drawing = logo ? await drawLogo(Buffer.from(logo), box) : await drawWords(text, ink, box)
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

interface Box {
  readonly width: number
  readonly height: number
}

async function drawLogo(logo: Buffer, box: Box): Promise<Buffer> {
  const natural = await sharp(logo).metadata()
  const scale = Math.min(box.width / natural.width, box.height / natural.height)
  const density = Math.min(MAX_DENSITY, Math.max(1, 72 * scale))
  const fitted = { ...box, fit: 'inside' } as const
  return sharp(logo, natural.format === 'svg' ? { density } : {})
    .resize(fitted)
    .png()
    .toBuffer()
}

async function drawWords(text: string, ink: string, box: Box): Promise<Buffer> {
  const { input } = await drawText(text, box.height, box.width * 4, ink)
  return sharp(input)
    .trim()
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer()
}

/**
 * Generates icons, the default sharing image and the email header from `src/ui/brand`. Run `node
 * scripts/make-icons.ts` after changing a drawing.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderOpenGraph } from '#platform/images/open-graph.ts'

// The shop's sharp blocks SVG, because strangers upload images; these drawings are trusted.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const drawings = 'src/ui/brand'
const photograph = 'design/photographs/home-hero.webp'
const batchPhotograph = 'design/photographs/processo-vertendo-cera.webp'
const openGraphLogo = 'design/brand/open-graph-logo.png'
const paper = '#fffdfa'

async function render(drawing: string, width: number, height = width): Promise<Buffer> {
  const svg = await readFile(`${drawings}/${drawing}.svg`)
  const viewBox = /viewBox="0 0 ([\d.]+) [\d.]+"/.exec(svg.toString())
  const density = Math.min(2400, (72 * width * 2) / Number(viewBox?.[1] ?? width))
  return sharp(svg, { density })
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .png({ palette: true })
    .toBuffer()
}

function icoFrom(pngs: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pngs.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pngs.map(({ png }) => png)])
}

async function makeBrowserIcons(): Promise<void> {
  await copyFile(`${drawings}/favicon.svg`, 'public/favicon.svg')
  const sizes = [16, 32, 48]
  const pngs = await Promise.all(sizes.map(async (size) => ({ size, png: await render('favicon', size) })))
  await writeFile('public/favicon.ico', icoFrom(pngs))
  await writeFile('public/apple-touch-icon.png', await render('app-icon', 180))
  await writeFile('public/brand/icon-192.png', await render('app-icon', 192))
  await writeFile('public/brand/icon-512.png', await render('app-icon', 512))
}

async function makeSharedLinkImage(): Promise<void> {
  await writeFile(openGraphLogo, await render('logo-stacked', 260, 120))
  const candles = sharp(await readFile(photograph)).extract({ left: 420, top: 0, width: 1562, height: 1200 })
  const image = await renderOpenGraph(await candles.png().toBuffer())
  await writeFile('public/brand/open-graph.jpg', image)
}

async function makeEmailHead(): Promise<void> {
  const logo = await sharp(await render('logo', 588, 96))
    .flatten({ background: paper })
    .png({ palette: true })
    .toBuffer()
  await writeFile('public/emails/logo.png', logo)
  const hero = sharp(await readFile(photograph)).resize(1200, 600, { fit: 'cover', position: 'centre' })
  await writeFile('public/emails/hero.jpg', await hero.jpeg({ quality: 72, mozjpeg: true }).toBuffer())
  const batch = sharp(await readFile(batchPhotograph)).extract({
    left: 0,
    top: 170,
    width: 1500,
    height: 1000,
  })
  const small = batch.resize(1200, 800).jpeg({ quality: 72, mozjpeg: true })
  await writeFile('public/emails/pour.jpg', await small.toBuffer())
}

await mkdir('public/brand', { recursive: true })
await mkdir('public/emails', { recursive: true })
await Promise.all([makeBrowserIcons(), makeSharedLinkImage(), makeEmailHead()])

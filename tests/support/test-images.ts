import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const cocoa = { r: 120, g: 72, b: 40 }

export function plainImage(width = 400, height = 300) {
  return sharp({ create: { width, height, channels: 3, background: cocoa } })
}

/** Two colours show which way up an image is. */
function twoHalves(width = 400, height = 200) {
  const amber = { create: { width: width / 2, height, channels: 3 as const, background: '#d98a2b' } }
  return plainImage(width, height).composite([{ input: amber, left: 0, top: 0 }])
}

/** As phones store a portrait photo: rotated pixels with an EXIF orientation and GPS location. */
export async function phonePhotograph(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Telefone da dona' },
    IFD3: { GPSLatitude: '23/1 33/1 14/1', GPSLongitude: '46/1 41/1 20/1' },
  }
  return twoHalves().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    [plainImage(20, 20), twoHalves(20, 20)].map((each) => each.png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

export async function animatedPng(): Promise<Buffer> {
  const still = await plainImage(20, 20).png().toBuffer()
  const afterHeader = 8 + 25
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)])
}

/** A few hundred bytes whose header claims any size. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}

import type { Rendition } from '#domain/images/media-files.ts'
import { MAX_UPLOAD_PIXELS } from '#domain/images/picture-limits.ts'
import { MASTER_MAX_WIDTH } from '#domain/images/picture-variants.ts'
import { ok, refuse } from '#domain/result.ts'
import { avif, masterWebp, sizedWebp } from './encodings.ts'
import { inspectUpload } from './inspect-upload.ts'
import { renderOpenGraph } from './open-graph.ts'
import type { PictureStudio } from './port.ts'
import { sharp } from './sharp-engine.ts'
import { createWorkLanes } from './work-lanes.ts'

const LANES = 2
/** WebP cannot be taller than 16,383 px; nothing the shop shows comes near. */
const MASTER_MAX_HEIGHT = 4000
const DEVELOP_TIMEOUT_SECONDS = 30

export interface StudioSettings {
  /** The logo for link previews: a PNG of at most 380 × 630 px. */
  logoFile: string
}

export function createPictureStudio({ logoFile }: StudioSettings): PictureStudio {
  const inLane = createWorkLanes(LANES)
  return {
    async develop(upload) {
      const inspected = await inspectUpload(upload)
      return inspected.ok ? inLane(() => develop(upload), 'waiting') : inspected
    },
    async measure(master) {
      const { width, height } = await sharp(master).metadata()
      return { width, height }
    },
    render: (master, rendition, urgency = 'waiting') =>
      inLane(() => render(master, rendition, logoFile), urgency),
  }
}

async function develop(upload: Uint8Array) {
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' })
      .timeout({ seconds: DEVELOP_TIMEOUT_SECONDS })
      .autoOrient()
      .resize({
        width: MASTER_MAX_WIDTH,
        height: MASTER_MAX_HEIGHT,
        fit: 'inside',
        withoutEnlargement: true,
      })
      // Metadata is left behind and colours become sRGB because nothing asks to keep them.
      .webp(masterWebp)
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    // The header was sound; whatever the decoder stumbles over after it is damage in the file.
    return refuse('broken')
  }
}

async function render(master: Uint8Array, rendition: Rendition, logoFile: string): Promise<Uint8Array> {
  if (rendition.kind === 'open-graph') return renderOpenGraph(master, logoFile)
  if (rendition.kind === 'full-avif') return sharp(master).avif(avif).toBuffer()
  const smaller = sharp(master).resize({ width: rendition.width, withoutEnlargement: true })
  return (rendition.format === 'avif' ? smaller.avif(avif) : smaller.webp(sizedWebp)).toBuffer()
}

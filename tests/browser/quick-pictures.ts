import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import type { ImageProcessor } from '#platform/images/port.ts'
import { rememberRenditions } from '#platform/images/rendition-cache.ts'
import { sharp } from '#platform/images/sharp-engine.ts'

/**
 * Fast placeholders of the right size and format. `render-image.test.ts` tests the real ones, which need
 * five times the CPU.
 */
export function makePicturesQuickly(processor: ImageProcessor): ImageProcessor {
  const quick: ImageProcessor = {
    develop: (upload) => processor.develop(upload),
    drawBrand: (drawing) => processor.drawBrand(drawing),
    async render(master, rendition, urgency) {
      if (rendition.kind === 'full-avif') return sharp(master).avif(QUICK_AVIF).toBuffer()
      if (rendition.kind !== 'sized') return processor.render(master, rendition, urgency)
      const sized = sharp(master).resize({ width: rendition.width, withoutEnlargement: true })
      return (rendition.format === 'avif' ? sized.avif(QUICK_AVIF) : sized.webp({ effort: 0 })).toBuffer()
    },
  }
  return rememberRenditions(quick, join(projectRoot, '.cache/quick-pictures'))
}

const QUICK_AVIF = { quality: 30, effort: 0 }

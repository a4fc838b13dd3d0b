import { ok, refuse } from '#platform/domain/result.ts'
import { type Rendition, renditionSuffix } from '#platform/images/image-files.ts'
import type { BrandDrawing, ImageProcessor } from '#platform/images/port.ts'

/** For tests that check the order of events, not the pixels. */
export class QuickImageProcessor implements ImageProcessor {
  readonly rendered: string[] = []
  width = 700
  height = 875
  gate: Promise<void> | undefined

  async develop(upload: Uint8Array) {
    const text = Buffer.from(upload).toString()
    if (text.startsWith('<')) return refuse('not-an-image')
    return ok({ bytes: Buffer.from(`master of ${text}`), width: this.width, height: this.height })
  }

  async drawBrand({ text, width, height }: BrandDrawing) {
    return Buffer.from(`${text} ${width} ${height}`)
  }

  async render(master: Uint8Array, rendition: Rendition) {
    await this.gate
    this.rendered.push(renditionSuffix(rendition))
    return Buffer.from(`${renditionSuffix(rendition)} of ${Buffer.from(master)}`)
  }
}

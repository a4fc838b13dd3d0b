/**
 * URLs of images, shared by pages and the image pipeline:
 *
 *   /media/<bucket>/<name>.webp        the master, at most MASTER_MAX_WIDTH wide: identifies the image
 *   /media/<bucket>/<name>.avif        the master as AVIF
 *   /media/<bucket>/<name>.w480.webp   480 px wide (each of IMAGE_WIDTHS), at most the master's width
 *   /media/<bucket>/<name>.w480.avif   the same as AVIF
 *   /media/<bucket>/<name>.mail.jpg    144 × 180 for emails, created on first request
 *   /media/<bucket>/<name>.feed.jpg    at most 1200 wide, for feed readers without WebP
 *   /media/og/<bucket>/<name>.jpg      1200 × 630 for link previews
 *   /media/og/<kind>/<id>.<mark>.jpg   the same with a candle's, post's or collection's name (`shared-picture.ts`)
 *
 * A name contains no dot, so '.w480.' is unambiguous.
 */
export interface ImageInfo {
  url: string
  width: number
  height: number
  alt: string
}

export const IMAGE_WIDTHS = [320, 480, 640, 900, 1200, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export const MASTER_MAX_WIDTH = 2000

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const
/** Displayed at half this size for sharp screens. */
export const EMAIL_IMAGE_SIZE = { width: 144, height: 180 } as const
export const FEED_IMAGE_WIDTH = 1200

export function variantWidths(masterWidth: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width < masterWidth)
}

export function imageVariants(url: string, width: number): { avif: string; webp: string } | undefined {
  const base = masterBase(url)
  if (base === undefined) return undefined
  const sourceSet = (format: 'avif' | 'webp') =>
    [
      ...variantWidths(width).map((smaller) => `${base}.w${smaller}.${format} ${smaller}w`),
      `${base}.${format} ${width}w`,
    ].join(', ')
  return { avif: sourceSet('avif'), webp: sourceSet('webp') }
}

export function imageOfWidth(url: string, width: ImageWidth): string | undefined {
  const base = masterBase(url)
  return base && `${base}.w${width}.webp`
}

export function openGraphImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base.replace('/media/', '/media/og/')}.jpg`
}

export function emailImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base}.mail.jpg`
}

export function feedImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base}.feed.jpg`
}

function masterBase(url: string): string | undefined {
  return /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+)\.webp$/.exec(url)?.[1]
}

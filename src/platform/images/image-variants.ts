/**
 * The contract between pages and the image pipeline; both sides import it, so it stays tiny.
 *
 *   /media/<bucket>/<name>.webp        the master, at most MASTER_MAX_WIDTH wide: this URL is the image's identity
 *   /media/<bucket>/<name>.avif        the master's size in AVIF
 *   /media/<bucket>/<name>.w480.webp   480 px wide, likewise for each of IMAGE_WIDTHS; a narrower master is not
 *   /media/<bucket>/<name>.w480.avif   blown up, so who does not know its width may still ask
 *   /media/<bucket>/<name>.mail.jpg    144 × 180 for e-mails, made when it is first asked for
 *   /media/<bucket>/<name>.feed.jpg    the whole image at most 1200 wide, for readers of the feed that know no WebP
 *   /media/og/<bucket>/<name>.jpg      1200 × 630 for link previews, likewise
 *   /media/og/<kind>/<id>.<mark>.jpg   the same with the name of the candle, post or collection (`shared-picture.ts`)
 *
 * A name holds no dot, so '.w480.' cannot be mistaken for the end of a name such as 'lavanda-camomila-2'.
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
/** Shown at half of it, so that it is sharp on every screen. */
export const EMAIL_IMAGE_SIZE = { width: 144, height: 180 } as const
export const FEED_IMAGE_WIDTH = 1200

/** The widths that exist beside a master of this width. */
export function variantWidths(masterWidth: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width < masterWidth)
}

/** The two `srcset` values of an image; undefined for a URL that did not come out of the pipeline. */
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

/** Path of one size, which also a narrower master answers to; undefined for a URL from elsewhere. */
export function imageOfWidth(url: string, width: ImageWidth): string | undefined {
  const base = masterBase(url)
  return base && `${base}.w${width}.webp`
}

/** Path of the link-preview image (JPEG, OPEN_GRAPH_SIZE); undefined for a URL from elsewhere. */
export function openGraphImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base.replace('/media/', '/media/og/')}.jpg`
}

/** Path of the image for e-mails (JPEG, which every mail program shows); undefined for a URL from elsewhere. */
export function emailImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base}.mail.jpg`
}

/** Path of the image for Google and Meta (JPEG, which both take); undefined for a URL from elsewhere. */
export function feedImage(url: string): string | undefined {
  const base = masterBase(url)
  return base && `${base}.feed.jpg`
}

function masterBase(url: string): string | undefined {
  return /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+)\.webp$/.exec(url)?.[1]
}

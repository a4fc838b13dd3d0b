import { masterOfUrl } from '#platform/images/image-files.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'

export const writeImage = ({ url, width, height, alt }: ImageInfo) =>
  `${url} ${width} ${height} ${alt.replace(/\s+/g, ' ')}`.trim()

export function readImage(value: string): ImageInfo | null {
  const [, url = '', width, height, alt = ''] = /^(\S+) (\d{1,5}) (\d{1,5})(?: (.*))?$/.exec(value) ?? []
  if (!masterOfUrl(url) || !Number(width) || !Number(height)) return null
  return { url, width: Number(width), height: Number(height), alt }
}

import { IMAGE_WIDTHS, type ImageWidth, variantWidths } from './image-variants.ts'
import type { SharedWords } from './shared-picture.ts'

export const BUCKETS = [
  'product-images',
  'category-images',
  'blog-images',
  'brand-images',
  'review-images',
  'return-images',
] as const
export type Bucket = (typeof BUCKETS)[number]

/** Complaint photos, which `/media` never serves. The customer and the owner see them on their own pages. */
const PRIVATE_BUCKET: Bucket = 'return-images'

export interface ImageFile {
  readonly bucket: Bucket
  readonly name: string
}

/** Derived from a master. The master is the full-width WebP and cannot be recreated. */
export type Rendition =
  | { readonly kind: 'sized'; readonly format: 'avif' | 'webp'; readonly width: ImageWidth }
  | { readonly kind: 'full-avif' }
  | { readonly kind: 'open-graph' }
  | ({ readonly kind: 'shared'; readonly mark: string } & SharedWords)
  | { readonly kind: 'email' }
  | { readonly kind: 'feed' }

export interface RequestedImage {
  readonly file: ImageFile
  readonly master: ImageFile
  /** Absent for the master itself, or for a preview that needs more than the master. */
  readonly rendition?: Rendition
}

const stem = '[a-z0-9][a-z0-9-]{0,159}'
const storedName = new RegExp(
  `^(${stem})(?:\\.(webp|avif)|\\.w(\\d{3,4})\\.(webp|avif)|\\.(og|mail|feed|og\\.[a-z0-9-]{1,8})\\.jpg)$`,
)
const openGraphPath = new RegExp(`^/media/og/([a-z-]+)/(${stem})\\.jpg$`)
const imagePath = /^\/media\/([a-z-]+)\/([a-z0-9.-]+)$/

/** Parses the raw request path: encoded, doubled or dotted paths never match. */
export function parseImagePath(path: string): RequestedImage | undefined {
  const media = readImagePath(path)
  return media?.master.bucket === PRIVATE_BUCKET ? undefined : media
}

function readImagePath(path: string): RequestedImage | undefined {
  const preview = openGraphPath.exec(path)
  if (preview) return parseImageName(preview[1] ?? '', `${preview[2]}.og.jpg`)
  const direct = imagePath.exec(path)
  if (!direct || direct[2]?.includes('.og.')) return undefined
  return parseImageName(direct[1] ?? '', direct[2] ?? '')
}

export function parseImageName(bucket: string, name: string): RequestedImage | undefined {
  const match = storedName.exec(name)
  if (!match || !isBucket(bucket)) return undefined
  const [, base, fullFormat, width, sizedFormat, jpeg] = match
  const media = { file: { bucket, name }, master: { bucket, name: `${base}.webp` } }
  if (fullFormat === 'webp') return media
  if (fullFormat === 'avif') return { ...media, rendition: { kind: 'full-avif' } }
  if (jpeg === 'og') return { ...media, rendition: { kind: 'open-graph' } }
  if (jpeg === 'mail') return { ...media, rendition: { kind: 'email' } }
  if (jpeg === 'feed') return { ...media, rendition: { kind: 'feed' } }
  if (jpeg) return media
  const imageWidth = IMAGE_WIDTHS.find((candidate) => String(candidate) === width)
  if (!imageWidth) return undefined
  return { ...media, rendition: { kind: 'sized', format: sizedFormat as 'avif' | 'webp', width: imageWidth } }
}

export function imageAddress(master: ImageFile): string {
  return `/media/${master.bucket}/${master.name}`
}

export function masterOfUrl(url: string): ImageFile | undefined {
  const media = readImagePath(url)
  return media && !media.rendition ? media.file : undefined
}

export function renditionFile(master: ImageFile, rendition: Rendition): ImageFile {
  const base = master.name.replace(/\.webp$/, '')
  return { bucket: master.bucket, name: `${base}${renditionSuffix(rendition)}` }
}

export function renditionSuffix(rendition: Rendition): string {
  if (rendition.kind === 'open-graph') return '.og.jpg'
  if (rendition.kind === 'shared') return `.og.${rendition.mark}.jpg`
  if (rendition.kind === 'email') return '.mail.jpg'
  if (rendition.kind === 'feed') return '.feed.jpg'
  if (rendition.kind === 'full-avif') return '.avif'
  return `.w${rendition.width}.${rendition.format}`
}

export function listRenditions(masterWidth: number): Rendition[] {
  const sized = variantWidths(masterWidth)
  return [
    ...sized.map((width) => ({ kind: 'sized', format: 'avif', width }) as const),
    ...sized.map((width) => ({ kind: 'sized', format: 'webp', width }) as const),
    { kind: 'full-avif' },
  ]
}

/** `{slug}-{timestamp}[-{index}].webp`: unique per upload, so it can be cached forever. */
export function masterName(slug: string, uploadedAt: Date, index?: number): string {
  const position = index === undefined ? '' : `-${index}`
  return `${safeStem(slug)}-${uploadedAt.getTime()}${position}.webp`
}

function safeStem(slug: string): string {
  const plain = slug.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 100)
  return stem.replace(/^-+|-+$/g, '') || 'imagem'
}

const contentTypes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

export function findContentType(file: ImageFile): string {
  return contentTypes[file.name.slice(file.name.lastIndexOf('.') + 1) as keyof typeof contentTypes]
}

function isBucket(name: string): name is Bucket {
  return (BUCKETS as readonly string[]).includes(name)
}

interface ChosenFile {
  readonly name: string
  readonly type: string
}

interface ChosenFiles<File> {
  readonly images: readonly File[]
  readonly heic: number
  readonly others: number
}

/** Browsers without HEIC support give such files an empty type. */
export function sortChosenFiles<File extends ChosenFile>(files: Iterable<File>): ChosenFiles<File> {
  const all = [...files]
  const heic = all.filter(isHeic)
  const images = all.filter((file) => file.type.startsWith('image/') && !isHeic(file))
  return { images, heic: heic.length, others: all.length - images.length - heic.length }
}

function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

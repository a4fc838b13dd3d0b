import type { MetaDescriptor } from 'react-router'
import { type ImageInfo, openGraphImage } from '#platform/images/image-variants.ts'
import { type SharedKind, sharedMark, sharedPicturePath } from '#platform/images/shared-picture.ts'
import { siteBrand } from '#ui/brand/site-brand.ts'
import type { RootData } from '#ui/browser/use-root-data.ts'

/** For crawlers that ignore the meta tag. Also prevents caching. */
export const unlistedHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
}

interface PageDescription {
  title: string
  wholeTitle?: boolean
  description: string
  /** Canonical path: '/produtos?page=2'. */
  path: string
  image?: ImageInfo | null
  shared?: { kind: SharedKind; id: string; name: string }
  type?: 'website' | 'article' | 'product'
  hidden?: boolean
}

/** Crawlers read documents, so client navigation only updates title and URL. */
export function pageMeta(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const siteUrl = readSiteUrl(matches)
  const descriptors: MetaDescriptor[] = [
    { title: page.wholeTitle ? page.title : pageTitle(matches, page.title) },
    { tagName: 'link', rel: 'canonical', href: siteUrl + page.path },
  ]
  return import.meta.env.SSR
    ? [...descriptors, ...previewMeta(siteUrl, page, sharedBrandIn(matches))]
    : descriptors
}

interface SharedBrand {
  shopName: string
  /** Absent while the shop uses the drawings of the program, whose picture names the demo. */
  brandIcons: string | undefined
}

function previewMeta(siteUrl: string, page: PageDescription, brand: SharedBrand): MetaDescriptor[] {
  const { shopName } = brand
  const description = shortened(page.description)
  return [
    { name: 'description', content: description },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: siteUrl + page.path },
    ...imageMeta(siteUrl, page, brand),
  ]
}

function imageMeta(
  siteUrl: string,
  page: PageDescription,
  { shopName, brandIcons }: SharedBrand,
): MetaDescriptor[] {
  const url = buildPictureUrl(page, { shopName, brandIcons })
  const { width, height } = siteBrand.openGraph
  return [
    { property: 'og:image', content: `${siteUrl}${url ?? siteBrand.openGraph.url}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: (url && (page.image?.alt || page.shared?.name)) || shopName },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function buildPictureUrl(
  { image, shared }: PageDescription,
  { shopName, brandIcons }: SharedBrand,
): string | undefined {
  const plain = image ? openGraphImage(image.url) : undefined
  const ofBrand = brandIcons && `${brandIcons}/compartilhar.png`
  if (!image || !plain || !shared) return ofBrand ?? plain
  return sharedPicturePath(shared.kind, shared.id, sharedMark(image.url, { title: shared.name, shopName }))
}

const DESCRIPTION_LENGTH = 158

/** Cuts at a word boundary. Search engines show about this length. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= DESCRIPTION_LENGTH) return plain
  const cut = plain.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`
}

export function privateMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: pageTitle(matches, title) }, { name: 'robots', content: 'noindex' }]
}

/** The URL contains a secret: send no referrer to other sites, but keep the Origin header for form posts. */
export function mailedLinkMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [...privateMeta(matches, title), { name: 'referrer', content: 'same-origin' }]
}

export const privatePage =
  (title: string) =>
  ({ matches }: { matches: Matches }) =>
    privateMeta(matches, title)

export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const findRootData = (matches: Matches) => matches[0]?.loaderData as Partial<RootData> | undefined

export const shopNameIn = (matches: Matches) => findRootData(matches)?.shop?.name

const sharedBrandIn = (matches: Matches): SharedBrand => ({
  shopName: shopNameIn(matches) ?? '',
  brandIcons: findRootData(matches)?.shop?.brand?.icons,
})

const readSiteUrl = (matches: Matches) => findRootData(matches)?.siteUrl ?? ''

function pageTitle(matches: Matches, title: string): string {
  const shop = shopNameIn(matches)
  return shop ? `${title} · ${shop}` : title
}

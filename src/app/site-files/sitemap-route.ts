import { pathTo } from '#addresses.ts'
import { listSitemapEntries } from '#catalogue/products/use-cases/list-sitemap-entries.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { publishedPages } from '#settings/domain/brand-page.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'
import { xmlResponse, xmlText } from '#ui/seo/xml.ts'
import type { Route } from './+types/sitemap-route'

const staticPages = ['home', 'products', 'privacy', 'terms', 'delivery', 'returns', 'accessibility'] as const

const pagesWhenClosed = ['home', 'privacy', 'terms', 'delivery', 'returns', 'accessibility'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { siteUrl } = shop.config
  if (isClosedTo(context))
    return writeSitemap(pagesWhenClosed.map((name) => writeEntry(siteUrl + pathTo(name))))
  const { values } = shop.settings.current()
  const parts = shop.settings.parts()
  const { products, categories, posts } = await listSitemapEntries(shop)
  const entries = [
    ...staticPages.map((name) => writeEntry(siteUrl + pathTo(name))),
    ...offeredPages.filter(({ part }) => parts[part]).map(({ to }) => writeEntry(siteUrl + to)),
    ...publishedPages(values).map((name) => writeEntry(siteUrl + pathTo(name))),
    ...categories.map(({ slug, updatedAt, image }) =>
      writeEntry(siteUrl + pathTo('collection', { slug }), updatedAt, image && siteUrl + image),
    ),
    ...products.map(({ slug, updatedAt, image }) =>
      writeEntry(siteUrl + pathTo('product', { slug }), updatedAt, image && siteUrl + image),
    ),
    ...posts.map(({ slug, updatedAt }) => writeEntry(siteUrl + pathTo('blogPost', { slug }), updatedAt)),
  ]
  return writeSitemap(entries)
}

const offeredPages: readonly { to: string; part: keyof StorefrontParts }[] = [
  { to: pathTo('quiz'), part: 'quiz' },
  { to: pathTo('collections'), part: 'collections' },
  { to: pathTo('blog'), part: 'blog' },
  { to: pathTo('voucherSale'), part: 'vouchers' },
]

function writeSitemap(entries: readonly string[]): Response {
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`,
    'application/xml',
  )
}

function writeEntry(address: string, updatedAt?: Date, image?: string | null): string {
  const lastModified = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  const imageTag = image ? `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>` : ''
  return `<url><loc>${xmlText(address)}</loc>${lastModified}${imageTag}</url>`
}

import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/robots-route'

/** Functions, payments and what belongs to one visitor; everything below an address goes with it. */
const privatePages = [
  pathTo('admin'),
  '/api/',
  pathTo('auth'),
  pathTo('cart'),
  '/checkout/',
  pathTo('wishlist'),
  pathTo('orders'),
  '/pedido/',
  '/presente/',
  pathTo('profile'),
]

/** A preview of the shop on somebody's hosting must not stand in a search engine beside the real one. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, environment, isLocalSite } = shopOf(context).config
  const isPreview = environment === 'test' && !isLocalSite
  const rules = isPreview ? ['Disallow: /'] : privatePages.map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${pathTo('sitemap')}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

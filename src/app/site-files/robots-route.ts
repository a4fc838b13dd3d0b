import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/robots-route'

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

/** A public preview must not compete with the real shop in search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, environment, isLocalSite } = shopOf(context).config
  const isPreview = environment === 'test' && !isLocalSite
  const rules = isPreview ? ['Disallow: /'] : privatePages.map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${pathTo('sitemap')}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

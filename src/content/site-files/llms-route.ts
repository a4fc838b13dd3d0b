import { pathTo, type RouteName } from '#addresses.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/llms-route'
import { llmsLinks, llmsText } from './copy.ts'

const whenClosed = ['delivery', 'returns', 'terms', 'privacy', 'accessibility'] as const
const whenOpen = [
  'products',
  'collections',
  'merchantFeed',
  ...whenClosed,
  'blog',
  'blogFeed',
  'sitemap',
] as const

export function loader({ context }: Route.LoaderArgs) {
  const { config, settings } = shopOf(context)
  const { contact, home } = settings.current().values
  const isOpen = !isClosedTo(context)
  const { collections, blog } = settings.parts()
  const shown = { collections, blog, blogFeed: blog }
  const text = llmsText({
    name: contact.name,
    about: isOpen ? home.searchText : '',
    contact,
    links: (isOpen ? whenOpen : whenClosed)
      .filter((name) => (shown as Partial<Record<RouteName, boolean>>)[name] !== false)
      .map((name) => ({ ...llmsLinks[name], url: config.siteUrl + pathTo(name) })),
    isOpen,
  })
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/llms-route'
import { llmsText } from './copy.ts'
import { llmsPages } from './llms-pages.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { config, settings } = shopOf(context)
  const { contact, home } = settings.current().values
  const isShopOpen = !isClosedTo(context)
  const parts = settings.parts()
  const text = llmsText({
    name: contact.name,
    about: isShopOpen ? home.searchText : '',
    contact,
    links: llmsPages
      .filter(({ part, staysWhenClosed }) => (isShopOpen ? !part || parts[part] : staysWhenClosed))
      .map(({ to, words }) => ({ ...words, url: config.siteUrl + to })),
    isShopOpen,
  })
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

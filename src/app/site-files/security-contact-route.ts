import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/security-contact-route'
import { securityContactText } from './copy.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { clock, config, settings } = shopOf(context)
  const text = securityContactText({
    email: settings.current().values.contact.email,
    url: config.siteUrl + pathTo('securityContact'),
    now: clock.now(),
  })
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

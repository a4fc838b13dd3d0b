import { pathTo } from '#addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/security-contact-route'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for a date less than a year away; the page is written anew for everybody who asks. */
const GOOD_FOR_DAYS = 180

/** Whom to tell about a flaw, as RFC 9116 writes it: the shop's own address. */
export function loader({ context }: Route.LoaderArgs) {
  const { clock, config, settings } = shopOf(context)
  const expires = new Date(clock.now().getTime() + GOOD_FOR_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${settings.current().values.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${config.siteUrl}${pathTo('securityContact')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

import type { IncomingHttpHeaders } from 'node:http'
import type { SiteHosts } from './site-hosts.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface OriginRule {
  hosts: SiteHosts
  /** Addresses that other machines call; they sign what they send. */
  signedWebhooks: ReadonlySet<string>
  /** Addresses that a mail program may post to by itself (RFC 8058): their link holds a secret, and no browser sends it. */
  mailedLinks: ReadonlySet<string>
}

/**
 * True when a request may change something: it comes from a page of ours. The content type plays no part, so that no
 * form, beacon or text body slips through.
 */
export function mayChangeThings(
  rule: OriginRule,
  request: { method: string; path: string; headers: IncomingHttpHeaders },
): boolean {
  if (readingMethods.has(request.method) || rule.signedWebhooks.has(request.path)) return true
  const { origin } = request.headers
  if (origin !== undefined) return rule.hosts.isOwnOrigin(origin)
  const site = request.headers['sec-fetch-site']
  return site === 'same-origin' || (site === undefined && rule.mailedLinks.has(request.path))
}

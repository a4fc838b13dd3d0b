import type { IncomingHttpHeaders } from 'node:http'
import type { SiteHosts } from './site-hosts.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface OriginRule {
  hosts: SiteHosts
  signedWebhooks: ReadonlySet<string>
  /** URLs that mail programs post to without an Origin (RFC 8058). Their token cannot be guessed. */
  mailedLinks: ReadonlySet<string>
}

/**
 * Requires the shop's own origin for any change. The content type is ignored, so that no form, beacon or
 * text body bypasses it.
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

import type { AddressInfo } from 'node:net'

export interface SiteHosts {
  originOf(host: string | undefined): string | undefined
  isOwnOrigin(origin: string): boolean
  learnAddress(address: AddressInfo): void
}

export interface Site {
  siteUrl: string
  environment: 'test' | 'production'
}

export function createSiteHosts(site: Site): SiteHosts {
  const { origin, host, protocol } = new URL(site.siteUrl)
  const origins = new Map([[host, origin]])
  if (!/:\d+$/.test(host)) origins.set(`${host}:${protocol === 'https:' ? 443 : 80}`, origin)
  const siteHosts = new Set([origin])

  return {
    originOf: (name) =>
      name === undefined ? undefined : (origins.get(name) ?? origins.get(name.toLowerCase())),
    isOwnOrigin: (candidate) => siteHosts.has(candidate),
    learnAddress({ port }) {
      if (site.environment !== 'test') return
      for (const local of [`localhost:${port}`, `127.0.0.1:${port}`]) {
        if (!origins.has(local)) origins.set(local, `http://${local}`)
        siteHosts.add(`http://${local}`)
      }
    },
  }
}

export function isLocalName(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

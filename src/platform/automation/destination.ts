import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** Resolved once per call, so that the checked address is the one connected to (DNS rebinding). */
export type Resolve = (hostname: string) => Promise<string[]>

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

export interface Destination {
  readonly url: URL
  readonly addresses: readonly string[]
}

/**
 * The owner may list a private IP address literally; a hostname must resolve to the public internet over
 * https.
 */
export async function findDestination(
  url: URL,
  resolve: Resolve,
): Promise<Ok<Destination> | Refusal<'refused-url' | 'failed', { reason: string }>> {
  const literal = literalAddresses(url)
  const isPrivate = literal.length > 0 && literal.every(isPrivateAddress)
  if (!isPrivate && url.protocol !== 'https:') return refuse('refused-url', { reason: 'https is required' })
  if (literal.length > 0) return ok({ url, addresses: literal })
  const addresses = await resolve(url.hostname).catch(() => [])
  if (addresses.length === 0) return refuse('failed', { reason: 'the name does not resolve' })
  if (addresses.some(isPrivateAddress)) {
    return refuse('refused-url', { reason: 'the name leads to a private address' })
  }
  return ok({ url, addresses })
}

/** The URL parser has already normalised decimal, octal and hexadecimal spellings. */
function literalAddresses(url: URL): string[] {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (host === 'localhost') return ['127.0.0.1', '::1']
  return isIP(host) ? [host] : []
}

const privateRanges = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  privateRanges.addSubnet(...subnet(range), 'ipv4')
}
for (const range of [
  '::/128',
  '::1/128',
  // IPv6 ranges that embed IPv4 addresses (compatible, translated, NAT64, 6to4, Teredo). No real webhook
  // uses them, so they are blocked.
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/32',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  privateRanges.addSubnet(...subnet(range), 'ipv6')
}

function subnet(range: string): [network: string, prefix: number] {
  const slash = range.lastIndexOf('/')
  return [range.slice(0, slash), Number(range.slice(slash + 1))]
}

export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return privateRanges.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** All addresses of a name, asked once per call: what is checked is what is connected to. */
export type Resolve = (hostname: string) => Promise<string[]>

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

export interface Destination {
  readonly url: URL
  readonly addresses: readonly string[]
}

/** The owner may name an address of their own network literally; a name must lead to the public internet over https. */
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

/** The URL parser has already turned decimal, octal and hexadecimal spellings into the usual one. */
function literalAddresses(url: URL): string[] {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (host === 'localhost') return ['127.0.0.1', '::1']
  return isIP(host) ? [host] : []
}

/** Everything that is not the public internet: this machine, its network, its cloud's metadata, reserved ranges. */
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
  // Forms that carry an IPv4 address inside: compatible, translated, NAT64 (both), 6to4, Teredo. Nobody's webhook
  // lives there, so they are refused whole instead of unpacked.
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

/** An IPv4 address mapped into IPv6 is checked as the IPv4 address that it is. What is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return privateRanges.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

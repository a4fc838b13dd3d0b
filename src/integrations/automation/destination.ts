import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isPrivateAddress } from './private-addresses.ts'

/** All addresses of a name, asked once per call: what is checked is what is connected to. */
export type Resolve = (hostname: string) => Promise<string[]>

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

export interface Destination {
  readonly url: URL
  readonly addresses: readonly string[]
}

/** The owner may name an address of her own network literally; a name must lead to the public internet over https. */
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

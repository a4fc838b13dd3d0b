import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'

export interface ClientFacts {
  address: string
  protocol: 'http' | 'https'
  isLoopback: boolean
}

export const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'via',
] as const

/** `trustedProxies` is the number of own proxies in front; anything beyond them is untrusted. */
export function clientFacts(req: IncomingMessage, trustedProxies: number): ClientFacts {
  const socketAddress = plainAddress(req.socket.remoteAddress ?? '')
  const forwarded = plainAddress(proxyAddress(req, (_, distance) => distance < trustedProxies) ?? '')
  return {
    address: isIP(forwarded) ? forwarded : socketAddress,
    protocol: forwardedProtocol(req, trustedProxies) ?? 'http',
    isLoopback: isLoopbackAddress(socketAddress) && !forwardingHeaders.some((name) => name in req.headers),
  }
}

export function forwardedProtocol(
  req: IncomingMessage,
  trustedProxies: number,
): 'http' | 'https' | undefined {
  if (trustedProxies === 0) return undefined
  const nearest = String(req.headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return nearest === 'http' || nearest === 'https' ? nearest : undefined
}

function plainAddress(address: string): string {
  const bare = address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return bare.startsWith('::ffff:') && bare.includes('.') ? bare.slice(7) : bare
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}

/** Rate limit key: an IPv6 client owns a whole /64 and could use each address once. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

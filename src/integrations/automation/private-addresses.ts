import { BlockList, isIP } from 'node:net'

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

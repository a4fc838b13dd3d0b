import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

const remembered = new LRUCache<string, readonly Encoding[]>({ max: 100 })

export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const encodings = remembered.get(header)
  if (encodings) return encodings
  const qualities = parse(header)
  remembered.set(header, qualities)
  return qualities
}

function parse(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepts = (name: string) => negotiator.encodings([name]).length > 0
  // Clients that send '*' often do not support zstd.
  const supported = header.toLowerCase().includes('zstd') ? ['zstd', 'br', 'gzip'] : ['br', 'gzip']
  return [...(supported as Encoding[]).filter(accepts), 'identity']
}

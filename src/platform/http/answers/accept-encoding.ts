import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers. */
const remembered = new LRUCache<string, readonly Encoding[]>({ max: 100 })

/** The encodings that a client takes, the quickest to make first; 'identity' is always last, as everybody can read it. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const accepted = parse(header)
  remembered.set(header, accepted)
  return accepted
}

function parse(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const accepts = (name: string) => negotiator.encodings([name]).length > 0
  // '*' is said by programs that have never heard of zstd.
  const offered = header.toLowerCase().includes('zstd') ? ['zstd', 'br', 'gzip'] : ['br', 'gzip']
  return [...(offered as Encoding[]).filter(accepts), 'identity']
}

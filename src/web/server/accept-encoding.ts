export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

const remembered = new Map<string, readonly Encoding[]>()
const MAX_REMEMBERED = 100

/**
 * The encodings that a client takes, the quickest to make first; 'identity' is always last, as everybody can read it. Browsers
 * send a handful of different headers, so the answers are remembered.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const accepted = parse(header)
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted)
  return accepted
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  // '*' is said by programs that have never heard of zstd.
  const newest = (weights.get('zstd') ?? 0) > 0 ? (['zstd'] as const) : []
  return [...newest, ...(['br', 'gzip'] as const).filter(accepts), 'identity']
}

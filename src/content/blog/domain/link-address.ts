import { localPathOr } from '#platform/domain/local-path.ts'

const MAX_LENGTH = 2000
const SCHEMES = ['http:', 'https:', 'mailto:']

/** Accepts web URLs, email addresses and paths of the shop. Returns null for anything else. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > MAX_LENGTH) return null
  if (text.startsWith('/')) return localPathOr('', text) || null
  const url = URL.parse(withScheme(text))
  if (!url || !SCHEMES.includes(url.protocol)) return null
  // Rejects 'https://bank@elsewhere', which shows one host and opens another.
  return url.username || url.password ? null : url.href
}

function withScheme(text: string): string {
  if (/^www\./i.test(text)) return `https://${text}`
  return /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(text) ? `mailto:${text}` : text
}

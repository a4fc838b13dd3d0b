import { localPathOr } from '#platform/domain/local-path.ts'

const MAX_LENGTH = 2000
const SCHEMES = ['http:', 'https:', 'mailto:']

/** Where a link of a text may lead: the web, an e-mail address, or a page of the shop; null for anything else. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > MAX_LENGTH) return null
  if (text.startsWith('/')) return localPathOr('', text) || null
  const url = URL.parse(withScheme(text))
  if (!url || !SCHEMES.includes(url.protocol)) return null
  // 'https://bank@elsewhere' shows one name and leads to another.
  return url.username || url.password ? null : url.href
}

/** What people type without one: 'www.exemplo.com.br', 'ana@exemplo.com.br'. */
function withScheme(text: string): string {
  if (/^www\./i.test(text)) return `https://${text}`
  return /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(text) ? `mailto:${text}` : text
}

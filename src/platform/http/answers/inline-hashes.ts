import { createHash } from 'node:crypto'

export interface HashedPage {
  html: string
  scriptHashes: string[]
  styleHashes: string[]
}

const inlineElements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi

/** Allows only inline scripts with this render's nonce; others may be injected. */
export function hashTrustedInline(html: string, nonce: string): HashedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const mark = ` nonce="${nonce}"`
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(inlineElements)) {
    if (!attributes.includes(mark) || /\ssrc=/i.test(attributes)) continue
    const hashes = element.toLowerCase() === 'script' ? scripts : styles
    hashes.add(sourceHash(content))
  }
  return { html: html.replaceAll(mark, ''), scriptHashes: [...scripts], styleHashes: [...styles] }
}

function sourceHash(content: string): string {
  // Browsers normalise line endings to LF before hashing.
  return `sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}`
}

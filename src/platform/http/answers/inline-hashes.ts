import { createHash } from 'node:crypto'

export interface HashedPage {
  html: string
  scriptHashes: string[]
  styleHashes: string[]
}

const inlineElements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi

/** Inline scripts are allowed by hash, but only those with the nonce of this render: others may have been smuggled in. */
export function hashTrustedInline(html: string, nonce: string): HashedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const mark = ` nonce="${nonce}"`
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(inlineElements)) {
    if (!attributes.includes(mark) || /\ssrc=/i.test(attributes)) continue
    const found = element.toLowerCase() === 'script' ? scripts : styles
    found.add(sourceHash(content))
  }
  return { html: html.replaceAll(mark, ''), scriptHashes: [...scripts], styleHashes: [...styles] }
}

function sourceHash(content: string): string {
  // The parser of a browser turns every line ending into LF before it hashes.
  return `sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}`
}

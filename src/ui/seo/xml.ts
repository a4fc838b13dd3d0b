const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// XML forbids control characters, even escaped ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are taken out
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function xmlText(text: string): string {
  return text.replace(special, (mark) => marks[mark] ?? '')
}

export function xmlResponse(xml: string, contentType: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': 'public, max-age=600' },
  })
}

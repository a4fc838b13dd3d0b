/** Parses only messages that this shop wrote. */
export interface ParsedMail {
  readonly headers: Record<string, string>
  readonly html: string
  readonly text: string
  readonly calendar: string
}

export function parseEml(source: string): ParsedMail {
  const whole = splitPart(source)
  const parts = listParts(whole)
  const decodePart = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type))
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']) : ''
  }
  return {
    headers: whole.headers,
    html: decodePart('text/html'),
    text: decodePart('text/plain'),
    calendar: decodePart('text/calendar'),
  }
}

function listParts(part: ReturnType<typeof splitPart>): ReturnType<typeof splitPart>[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers['content-type'] ?? '')?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => listParts(splitPart(inner.trimStart())))
}

export function parseHeaders(head: string): Record<string, string> {
  const headers: Record<string, string> = {}
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim())
  }
  return headers
}

function splitPart(source: string): { headers: Record<string, string>; body: string } {
  const blank = /\r?\n\r?\n/.exec(source)
  if (!blank) return { headers: parseHeaders(source), body: '' }
  return {
    headers: parseHeaders(source.slice(0, blank.index)),
    body: source.slice(blank.index + blank[0].length),
  }
}

/** Adjacent encoded words are joined first, because a multibyte character may be split between them. */
function decodeWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(?==\?utf-8\?)/gi, '$1')
  return joined.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) =>
        kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' ')),
      ),
    ).toString('utf8'),
  )
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r?\n/g, '')).toString('utf8')
  return body
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

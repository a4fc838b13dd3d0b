/** NUL and lone surrogates, which PostgreSQL cannot store. */
const unstorable = /\\u(?:0000|d[89a-f])/i

export async function readJsonBody(request: Request): Promise<unknown> {
  return parseJson(await request.text().catch(() => ''))
}

export function parseJson(text: string): unknown {
  try {
    return unstorable.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function cleaned(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

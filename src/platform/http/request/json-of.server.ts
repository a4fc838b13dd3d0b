/** A NUL, or half of a surrogate pair, written as an escape: neither can be stored, and neither is a character. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/**
 * The JSON that was sent, in texts that can be kept; undefined when it is none. Whether it is the wanted one is for a
 * schema to say.
 */
export async function jsonOf(request: Request): Promise<unknown> {
  return parseJson(await request.text().catch(() => ''))
}

/** The same for JSON that comes in another way: in the field of a form. */
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

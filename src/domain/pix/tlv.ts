/** EMV's way of writing: two digits name the field, two its length, then the value. */
export function writeField(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} has ${value.length} characters`)
  return id + String(value.length).padStart(2, '0') + value
}

/** Null when the text is not made of whole fields, or names one twice. */
export function readFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const end = at + 4 + Number(length)
    if (!head || Number(length) === 0 || end > text.length || fields.has(id)) return null
    fields.set(id, text.slice(at + 4, end))
    at = end
  }
  return fields
}

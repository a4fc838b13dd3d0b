export function cepDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 8)
}

export function maskCep(text: string): string {
  const digits = cepDigits(text)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** Returns eight digits, or null if the CEP is incomplete. */
export function parseCep(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}

/** Keeps the caret behind the same digit as before. A ninth digit is ignored. */
export function typeCep(before: string, typed: string, caret: number): { text: string; caret: number } {
  const isOverfull = typed.replace(/\D/g, '').length > 8 && cepDigits(before).length === 8
  const text = isOverfull ? before : maskCep(typed)
  const digits = cepDigits(typed.slice(0, caret)).length - (isOverfull ? 1 : 0)
  return { text, caret: digits > 5 ? digits + 1 : Math.max(0, digits) }
}

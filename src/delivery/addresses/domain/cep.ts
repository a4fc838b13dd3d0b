/** Whatever was typed, reduced to at most eight digits. */
export function cepDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 8)
}

/** What the CEP field shows while somebody types: digits, with the hyphen once it is needed. At most 9 characters. */
export function maskCep(text: string): string {
  const digits = cepDigits(text)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** The eight digits of a complete CEP, else null: '05435-000' and '05435000' are, '5435000' is not. */
export function parseCep(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}

/**
 * What the field shows after a keystroke, and where its caret stands: behind the same digits as before, whatever the mask
 * put in or took out. A ninth digit is not taken; the eight that are there stay.
 */
export function typeCep(before: string, typed: string, caret: number): { text: string; caret: number } {
  const isOverfull = typed.replace(/\D/g, '').length > 8 && cepDigits(before).length === 8
  const text = isOverfull ? before : maskCep(typed)
  const digits = cepDigits(typed.slice(0, caret)).length - (isOverfull ? 1 : 0)
  return { text, caret: digits > 5 ? digits + 1 : Math.max(0, digits) }
}

export const EMAIL_MAX_LENGTH = 255

/** Trimmed and in small letters: the form in which addresses are compared and kept. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** The basic pattern only: whether an address exists is found out by writing to it. */
export function isEmail(text: string): boolean {
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/.test(text)
  )
}

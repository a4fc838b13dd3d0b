/** One line as people mean it: without control characters, which no field needs and PostgreSQL refuses, and without double spaces. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

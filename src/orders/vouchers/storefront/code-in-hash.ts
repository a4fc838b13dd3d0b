/** The code that the link of an e-mail carries behind its '#'; '' where there is none, or where it is broken. */
export function codeInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

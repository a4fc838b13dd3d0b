/** Null where nothing is kept, also when the browser keeps nothing at all (private windows of some). */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes. False for full or closed storage, which is nobody's fault: the page goes on with what it has in memory. */
export function writeLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Null where nothing is kept, also when the browser keeps nothing at all (private windows of some). */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes. Full or closed storage is nobody's fault: this page goes on with what it has in memory. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

/** Remembers over one reload that an order was just paid, so that the fresh page says so once. */
const KEY = 'lume_just_paid'

export function markPaid(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is closed: the page itself says it all the same.
  }
}

/** Once only. */
export function takePaidMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isMarked
  } catch {
    return false
  }
}

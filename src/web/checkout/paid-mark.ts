/** Remembers over one reload that an order was just paid, so that the fresh page can say so and lead to it. */
const KEY = 'lume_paid_session'

export function markPaid(sessionId: string): void {
  try {
    sessionStorage.setItem(KEY, sessionId)
  } catch {
    // Storage is closed: the order is in the history all the same.
  }
}

/** Once only. */
export function takePaidMark(): string | null {
  try {
    const sessionId = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return sessionId
  } catch {
    return null
  }
}

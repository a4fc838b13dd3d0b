/**
 * Whoever loads the page again in the middle of paying lands on the order's own page, which knows what became of it;
 * a phone does that by itself when she comes back from her bank.
 */
export function showOrderAddress(page: string): () => void {
  const before = window.location.href
  window.history.replaceState(window.history.state, '', page)
  const restore = () => {
    const { pathname, search } = window.location
    if (pathname + search === page) window.history.replaceState(window.history.state, '', before)
  }
  return () => {
    restore()
    // A Back that was refused in the same moment stands at another entry until it is undone.
    window.addEventListener('popstate', restore, { once: true })
  }
}

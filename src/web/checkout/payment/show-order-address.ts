import { pathTo } from '#addresses.ts'

/**
 * Whoever loads the page again in the middle of paying lands on the order's own page, which knows what became of it;
 * a phone does that by itself when she comes back from her bank.
 */
export function showOrderAddress(orderNumber: string): () => void {
  const before = window.location.href
  const order = pathTo('payOrder', { number: orderNumber })
  window.history.replaceState(window.history.state, '', order)
  const restore = () => {
    if (window.location.pathname === order) window.history.replaceState(window.history.state, '', before)
  }
  return () => {
    restore()
    // A Back that was refused in the same moment stands at another entry until it is undone.
    window.addEventListener('popstate', restore, { once: true })
  }
}

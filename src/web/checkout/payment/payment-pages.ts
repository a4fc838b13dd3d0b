import { pathTo } from '#addresses.ts'
import type { OpenCheckout } from './begin-checkout.ts'

/** By which an order is named to the shop: the customer's session, or the link of the order. */
export type PayingVisitor = Pick<OpenCheckout, 'orderNumber' | 'sessionId' | 'linkKey'>

/** Where the order is paid, and its forms are sent. */
export const payPageOf = ({
  orderNumber: number,
  linkKey,
}: Pick<PayingVisitor, 'orderNumber' | 'linkKey'>) =>
  linkKey ? pathTo('orderLink', { number }, { chave: linkKey }) : pathTo('payOrder', { number })

/** What follows a payment; a link leads to the order before and after it. */
export const paidPageOf = (visitor: PayingVisitor) =>
  visitor.linkKey ? payPageOf(visitor) : pathTo('checkoutSuccess', {}, { session_id: visitor.sessionId })

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

import { useEffect } from 'react'
import { pathTo } from '#addresses.ts'
import { buyCopy } from '#checkout/purchase/copy/checkout.ts'
import { PAYMENT_METHODS } from '#platform/domain/payment-method.ts'
import { notifyOtherTabs } from '#ui/browser/other-tabs.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { askForPayment, type PayingVisitor } from './ask-for-payment.ts'

/** What can be done on the order's own page: pay it so or so, see whether the money is there, and play the bank on one's own machine. */
export const PAY_ORDER_INTENTS = [...PAYMENT_METHODS, 'check', 'simulate'] as const

export type PayOrderIntent = (typeof PAY_ORDER_INTENTS)[number]

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
 * a phone does that by itself when they come back from their bank.
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

/** From the dialog over the cart to the page that thanks the customer. */
export const showPaidCart = (sessionId: string) =>
  showPaid({ sessionId }, pathTo('cart', {}, { pago: sessionId }))

/** From the order's own page to the one that thanks the customer. */
export const showPaidOrder = (visitor: PayingVisitor) => showPaid(visitor, paidPageOf(visitor))

/** The shop is asked first, so that the page that follows no longer has in the cart what was bought. */
async function showPaid(visitor: Parameters<typeof askForPayment>[0], address: string): Promise<void> {
  await askForPayment(visitor)
  markPaid()
  notifyOtherTabs()
  const load = () => {
    window.history.replaceState(window.history.state, '', address)
    reloadPage()
  }
  // A Back in the same moment takes the reload away: each one asks for it again.
  window.addEventListener('popstate', load)
  load()
}

/** Remembers over one reload that an order was just paid, so that the fresh page says so once. */
const KEY = 'lume_just_paid'

function markPaid(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is closed: the page itself says it all the same.
  }
}

/** Once only. */
function takePaidMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isMarked
  } catch {
    return false
  }
}

/** After a payment the page was loaded afresh: it says once that the payment went through. */
export function useToastWhenJustPaid(): void {
  useEffect(() => {
    if (takePaidMark()) toast({ title: buyCopy.succeeded, text: buyCopy.thanks })
  }, [])
}

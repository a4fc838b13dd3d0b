import { useEffect } from 'react'
import { pathTo } from '#addresses.ts'
import { buyCopy } from '#copy/cart/cart.ts'
import { notifyOtherTabs } from '#web/kit/browser/other-tabs.ts'
import { reloadPage } from '#web/kit/browser/reload-page.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { askForPayment } from './ask-for-payment.ts'
import { type PayingVisitor, paidPageOf } from './payment-pages.ts'

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
export function takePaidMark(): boolean {
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

import { useEffect } from 'react'
import { pathTo } from '#addresses.ts'
import { buyCopy } from '#checkout/purchase/copy/checkout.ts'
import { PAYMENT_METHODS } from '#platform/domain/payment-method.ts'
import { notifyOtherTabs } from '#ui/browser/other-tabs.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { askForPayment, type PayingVisitor } from './ask-for-payment.ts'

export const PAY_ORDER_INTENTS = [...PAYMENT_METHODS, 'check', 'simulate'] as const

export type PayOrderIntent = (typeof PAY_ORDER_INTENTS)[number]

export const buildPayPath = ({
  orderNumber: number,
  linkKey,
}: Pick<PayingVisitor, 'orderNumber' | 'linkKey'>) =>
  linkKey ? pathTo('orderLink', { number }, { chave: linkKey }) : pathTo('payOrder', { number })

export const buildPaidPath = (visitor: PayingVisitor) =>
  visitor.linkKey ? buildPayPath(visitor) : pathTo('checkoutSuccess', {}, { session_id: visitor.sessionId })

/**
 * Sets the URL to the order's page, so that a reload during payment continues there. Phones often reload
 * after the bank app.
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
    // A Back navigation blocked at this moment points to another history entry until it is reverted.
    window.addEventListener('popstate', restore, { once: true })
  }
}

export const showPaidCart = (sessionId: string) =>
  showPaid({ sessionId }, pathTo('cart', {}, { pago: sessionId }))

export const showPaidOrder = (visitor: PayingVisitor) => showPaid(visitor, buildPaidPath(visitor))

/** Checks the payment first, so that the next page no longer lists the purchased items in the cart. */
async function showPaid(visitor: Parameters<typeof askForPayment>[0], address: string): Promise<void> {
  await askForPayment(visitor)
  markPaid()
  notifyOtherTabs()
  const load = () => {
    window.history.replaceState(window.history.state, '', address)
    reloadPage()
  }
  // A simultaneous Back navigation cancels the reload, so it is requested again.
  window.addEventListener('popstate', load)
  load()
}

/** Survives one reload, so that the new page confirms the payment once. */
const KEY = 'lume_just_paid'

function markPaid(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {}
}

function takePaidMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isMarked
  } catch {
    return false
  }
}

export function useToastWhenJustPaid(): void {
  useEffect(() => {
    if (takePaidMark()) toast({ title: buyCopy.succeeded, text: buyCopy.thanks })
  }, [])
}

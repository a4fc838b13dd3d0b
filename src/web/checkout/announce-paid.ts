import { pathTo } from '#addresses.ts'
import { callFunction } from '#web/kit/call-function.ts'
import { notifyOtherTabs } from '#web/kit/other-tabs.ts'
import { markPaid } from './paid-mark.ts'

/** The shop is asked first, so that the page that follows no longer has in the cart what was bought. */
export async function announcePaid(sessionId: string): Promise<void> {
  await callFunction('get-payment-status', { session_id: sessionId })
  markPaid()
  notifyOtherTabs()
}

/** From the order's own page to the one that thanks her. */
export async function showPaidOrder(sessionId: string): Promise<void> {
  await announcePaid(sessionId)
  window.location.assign(pathTo('checkoutSuccess', {}, { session_id: sessionId }))
}

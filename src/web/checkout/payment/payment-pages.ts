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

import { useEffect } from 'react'
import type { Centavos } from '#domain/money.ts'
import { showPaidOrder } from '#web/checkout/payment/announce-paid.ts'
import type { PayingVisitor } from '#web/checkout/payment/payment-pages.ts'
import { usePixStatus } from './use-pix-status.ts'

/** On the page of an order that is over: a Pix made in the last moment still leads to the page that thanks the customer. */
export function LatePix({ order }: { order: PayingVisitor & { totalAmount: Centavos } }) {
  const { orderNumber, sessionId, linkKey, totalAmount: total } = order
  const { status } = usePixStatus({ orderNumber, sessionId, linkKey, total }, { isTimeUp: true })
  useEffect(() => {
    if (status === 'received') void showPaidOrder({ orderNumber, sessionId, linkKey })
  }, [status, orderNumber, sessionId, linkKey])
  return null
}

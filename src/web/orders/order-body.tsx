import type { ReactNode } from 'react'
import { orderHistoryCopy as words } from '#copy/orders/order-history.ts'
import { formatBrl } from '#domain/money.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'

interface OrderBodyProps {
  order: CustomerOrder
  /** Over and done with: one line of it, until somebody wants to see the rest. */
  isFolded: boolean
  children: ReactNode
}

export function OrderBody({ order, isFolded, children }: OrderBodyProps) {
  const body = <div className="order__body">{children}</div>
  if (!isFolded) return body
  const candles = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className="order__past">
      <summary>
        <span>{words.folded(candles, formatBrl(order.totalAmount))}</span>
        <span className="order__more">{words.unfold}</span>
      </summary>
      {body}
    </details>
  )
}

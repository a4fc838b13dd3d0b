import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'

const words = orderHistoryCopy.returns

export function ReturnLinks({ order }: { order: CustomerOrder }) {
  const { orderNumber: number, canComplain } = order
  const label = chooseLabel(order)
  if (!label && !canComplain) return null
  return (
    <p className="cluster order__returns">
      {label && (
        <Link className="text-btn" to={pathTo('withdrawOrder', { number })}>
          {label}
        </Link>
      )}
      {canComplain && (
        <Link className="text-btn" to={pathTo('complaint', { number })}>
          {words.complaint}
        </Link>
      )}
    </p>
  )
}

/** The right to withdraw stays visible while it lasts, even after an earlier return. */
function chooseLabel({ withdrawal, hasReturns, hasOpenReturn }: CustomerOrder): string | null {
  if (!hasOpenReturn && withdrawal === 'cancel') return words.cancel
  if (!hasOpenReturn && withdrawal === 'return') return words.withdraw
  return hasReturns ? words.follow : null
}

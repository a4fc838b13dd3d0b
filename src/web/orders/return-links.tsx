import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#copy/order-history.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'

const words = orderHistoryCopy.returns

/** The ways out of an order that she has paid: as long as there is one, and to what she has asked for. */
export function ReturnLinks({ order }: { order: CustomerOrder }) {
  const { orderNumber: number, withdrawal, hasReturns, canTellTrouble } = order
  const mayWithdraw = withdrawal === 'cancel' || withdrawal === 'return'
  if (!hasReturns && !mayWithdraw && !canTellTrouble) return null
  const label = hasReturns ? words.follow : withdrawal === 'cancel' ? words.cancel : words.withdraw
  return (
    <p className="row order__returns">
      {(hasReturns || mayWithdraw) && (
        <Link className="text-btn" to={pathTo('withdrawOrder', { number })}>
          {label}
        </Link>
      )}
      {canTellTrouble && (
        <Link className="text-btn" to={pathTo('trouble', { number })}>
          {words.trouble}
        </Link>
      )}
    </p>
  )
}

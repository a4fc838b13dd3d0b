import { Link } from 'react-router'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import type { ManagedOrdersQuery } from '#web/admin/orders/managed-orders.ts'
import { orderListAddress } from '#web/admin/orders/order-addresses.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

const copy = adminOrdersCopy.pages

interface OrderPagesProps {
  query: ManagedOrdersQuery
  newerThan: string | null
  olderThan: string | null
}

/** Back and on from the orders at the page's edges: the last of two hundred thousand is as near as the first. */
export function OrderPages({ query, newerThan, olderThan }: OrderPagesProps) {
  if (!newerThan && !olderThan) return null
  const filters = { ...query, newerThan: null, olderThan: null }
  return (
    <nav className="pages pages--words" aria-label={copy.label}>
      {newerThan && (
        <Link to={orderListAddress({ ...filters, newerThan })} rel="prev">
          <Icon name="chevron-left" size="s" />
          {copy.newer}
        </Link>
      )}
      {olderThan && (
        <Link to={orderListAddress({ ...filters, olderThan })} rel="next">
          {copy.older}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}

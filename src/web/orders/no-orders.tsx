import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#copy/orders/order-history.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { empty, clear } = orderHistoryCopy
  return (
    <EmptyState
      title={empty.title}
      text={isFiltered ? empty.filtered : empty.never}
      action={
        <>
          <LinkButton to={pathTo('products')}>{empty.action}</LinkButton>
          {isFiltered && (
            <Link className="text-btn" to={pathTo('orders')}>
              {clear}
            </Link>
          )}
        </>
      }
    />
  )
}

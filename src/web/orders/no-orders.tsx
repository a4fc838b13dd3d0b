import { Link } from 'react-router'
import { orderHistoryCopy } from '#copy/order-history.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

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

import { orderHistoryCopy } from '#copy/order-history.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** No order of this customer has that number. */
export function OrderNotFound() {
  const { title, text, action } = orderHistoryCopy.notFound
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          title={title}
          text={text}
          action={<LinkButton to={pathTo('orders')}>{action}</LinkButton>}
        />
      </div>
    </main>
  )
}

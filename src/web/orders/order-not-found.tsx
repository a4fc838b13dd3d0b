import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#copy/order-history.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'

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

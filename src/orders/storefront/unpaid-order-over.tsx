import { pathTo } from '#addresses.ts'
import { orderHistoryCopy, payOrderCopy } from '#orders/copy/order-history.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { Button } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useReorder } from './use-reorder.ts'

interface UnpaidOrderOverProps {
  order: CustomerOrder
  reason: keyof typeof payOrderCopy.over
}

export function UnpaidOrderOver({ order, reason }: UnpaidOrderOverProps) {
  const reorder = useReorder()
  const { title, text } = payOrderCopy.over[reason]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          className="order-problem"
          title={title}
          text={text}
          action={
            <reorder.Form method="post" action={pathTo('orders')}>
              <input type="hidden" name="intent" value="reorder" />
              <input type="hidden" name="orderId" value={order.id} />
              <Button
                type="submit"
                icon="repeat"
                busy={reorder.state !== 'idle'}
                busyLabel={orderHistoryCopy.againBusy}
              >
                {orderHistoryCopy.again}
              </Button>
            </reorder.Form>
          }
        />
      </div>
    </main>
  )
}

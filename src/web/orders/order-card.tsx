import { customerOrderCopy, orderHistoryCopy as words } from '#copy/order-history.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { pathTo } from '../route-table.ts'
import { OrderBadge, PaymentBadge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Menu, MenuAction, MenuLink } from '../ui/menu.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSums } from './order-sums.tsx'
import { useReorder } from './use-reorder.ts'

/** One order of the history: where it stands, what was bought, and buying it again. */
export function OrderCard({ order }: { order: CustomerOrder }) {
  const reorder = useReorder()
  const formId = `pedir-novamente-${order.id}`
  return (
    <article className="order">
      <header className="order__head">
        <div>
          <h2>{customerOrderCopy.number(order.orderNumber)}</h2>
          <p className="muted small num">{formatDateTime(order.createdAt)}</p>
          <p className="row mt3 receipt__badges">
            <OrderBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} audience="customer" />
          </p>
        </div>
        <OrderMenu order={order} formId={formId} />
      </header>
      <div className="order__body">
        <OrderProgress timeline={order.timeline} />
        <OrderLines items={order.items} />
        <div className="stack order__side">
          <OrderSums order={order} />
          <div className="small">
            <b>{customerOrderCopy.delivery}</b>
            <p>
              <OrderAddress name={order.customerName} address={order.shippingAddress} />
            </p>
          </div>
          {order.trackingNumber && <Tracking code={order.trackingNumber} />}
          {order.payUntil && (
            <p className="small">{words.payUntil(formatDateTime(order.payUntil).slice(-5))}</p>
          )}
          {order.payUntil && (
            <reorder.Form id={`cancelar-${order.id}`} method="post" action={pathTo('orders')}>
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="orderId" value={order.id} />
            </reorder.Form>
          )}
          <reorder.Form id={formId} method="post" action={pathTo('orders')}>
            <input type="hidden" name="intent" value="reorder" />
            <input type="hidden" name="orderId" value={order.id} />
            <Button
              type="submit"
              variant="ghost"
              block
              icon="repeat"
              busy={reorder.state !== 'idle'}
              busyLabel={words.againBusy}
            >
              {words.again}
            </Button>
          </reorder.Form>
        </div>
      </div>
    </article>
  )
}

function Tracking({ code }: { code: string }) {
  return (
    <div className="small">
      <b>{customerOrderCopy.tracking}</b>
      <p className="row">
        <span className="num">{code}</span>
        <CopyButton text={code} label={customerOrderCopy.copyTracking} />
      </p>
    </div>
  )
}

function OrderMenu({ order, formId }: { order: CustomerOrder; formId: string }) {
  return (
    <Menu label={customerOrderCopy.actions(order.orderNumber)}>
      {order.payUntil && (
        <>
          <MenuLink icon="card" to={pathTo('cart')}>
            {words.continuePayment}
          </MenuLink>
          <MenuAction icon="close" type="submit" form={`cancelar-${order.id}`}>
            {words.cancel}
          </MenuAction>
        </>
      )}
      <MenuAction icon="repeat" type="submit" form={formId}>
        {words.again}
      </MenuAction>
    </Menu>
  )
}

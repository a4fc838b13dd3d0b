import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isAnsweredAtOrder } from '#catalogue/stock/domain/finding-kind.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import type { LoadedOrder } from './load-order-page.server.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderItems } from './order-items.tsx'

const OrderMoney = lazy(() => import('./order-money.tsx').then((module) => ({ default: module.OrderMoney })))
const OrderPast = lazy(() => import('./order-past.tsx').then((module) => ({ default: module.OrderPast })))
const OrderInvoice = lazy(() =>
  import('./order-invoice.tsx').then((module) => ({ default: module.OrderInvoice })),
)
const OrderFindings = lazy(() =>
  import('./order-findings.tsx').then((module) => ({ default: module.OrderFindings })),
)
const ReturnsPanel = lazy(() =>
  import('#fulfilment/orders/admin/returns/returns-panel.tsx').then((module) => ({
    default: module.ReturnsPanel,
  })),
)
const PayLink = lazy(() =>
  import('#fulfilment/orders/admin/new/pay-link.tsx').then((module) => ({ default: module.PayLink })),
)

interface OrderPartsProps extends Pick<LoadedOrder, 'order' | 'changes' | 'findings' | 'now'> {
  /** The owner's specification requires these sections to be open in the dialog. */
  isDialog?: boolean
  children?: ReactNode
}

export function OrderParts({ order, changes, findings, now, isDialog = false, children }: OrderPartsProps) {
  // Return findings are shown in the returns panel.
  const shownFindings = findings.filter(({ kind }) => !isAnsweredAtOrder(kind))
  // The invoice of a voucher is issued when it is spent.
  const isSent = order.deliveryWay !== 'none'
  return (
    <div className="grid order-parts">
      <NextStepPanel order={order} now={now} />
      <Suspense>
        {shownFindings.length > 0 && <OrderFindings findings={shownFindings} />}
        {order.returns.length > 0 && <ReturnsPanel order={order} now={now} />}
        {isMadeByHand(order) && order.payUntil && <PayLink order={order} payUntil={order.payUntil} />}
      </Suspense>
      <div className="order-parts__cols">
        <div>
          <OrderItems order={order}>{children}</OrderItems>
          {isSent && <OrderDelivery order={order} isDialog={isDialog} />}
          <OrderNotes order={order} />
          <Suspense>{isSent && <OrderInvoice order={order} />}</Suspense>
        </div>
        <div>
          <Suspense>
            <OrderMoney order={order} now={now} isDialog={isDialog} />
          </Suspense>
          <OrderCustomer order={order} now={now} />
          <Suspense>
            <OrderPast order={order} changes={changes} now={now} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function OrderNotes({ order }: { order: AdminOrder }) {
  if (!order.notes) return null
  return (
    <section className="panel order-notes" aria-labelledby="order-notes">
      <div className="panel__head cluster ends baseline">
        <h2 id="order-notes">{copy.notes}</h2>
        <Link
          className="small"
          to={pathTo('adminOrder', { id: order.id }, { view: 'edit' })}
          preventScrollReset
        >
          {copy.editNotes}
        </Link>
      </div>
      <p className="small order-notes__text">{order.notes}</p>
    </section>
  )
}

import { lazy, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { manualOriginLabels } from '#copy/admin/orders/manual-order.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { isAnsweredAtOrder } from '#domain/orders/finding-kind.ts'
import { isMadeByHand } from '#domain/orders/order-origin.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { OpenFinding } from '#shop/admin/orders/list-open-findings.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { StatusSelect } from '#web/admin/orders/status/status-select.tsx'
import { OrderBadge, PaymentBadge } from '#web/kit/elements/badge.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import { OrderContents } from './order-contents.tsx'
import { PlainQuestion } from './plain-question.tsx'

// Below the fold and large: the order is there to be worked with before their script is.
const PaymentPanel = lazy(() =>
  import('./order-money.tsx').then((module) => ({ default: module.PaymentPanel })),
)
const PayLink = lazy(() =>
  import('#web/admin/orders/new/pay-link.tsx').then((module) => ({ default: module.PayLink })),
)
const DeliveryPanel = lazy(() =>
  import('./delivery-panel.tsx').then((module) => ({ default: module.DeliveryPanel })),
)
const OrderFindings = lazy(() =>
  import('./order-findings.tsx').then((module) => ({ default: module.OrderFindings })),
)
const OrderPast = lazy(() => import('./order-past.tsx').then((module) => ({ default: module.OrderPast })))
const CourierPanel = lazy(() =>
  import('./courier-panel.tsx').then((module) => ({ default: module.CourierPanel })),
)
const ReturnsPanel = lazy(() =>
  import('#web/admin/orders/returns/returns-panel.tsx').then((module) => ({ default: module.ReturnsPanel })),
)

interface OrderDialogProps {
  order: AdminOrder
  changes: readonly RecordedChange[]
  findings: readonly OpenFinding[]
  now: Date
  /** Of a form that was sent without a script. */
  answer: OrderAnswer | undefined
  onClose: () => void
  onEdit: () => void
}

export function OrderDialog({ order, changes, findings, now, answer, onClose, onEdit }: OrderDialogProps) {
  // What is given back has a panel of its own, with the answers.
  const told = findings.filter(({ kind }) => !isAnsweredAtOrder(kind))
  return (
    <Dialog
      open
      size="wide"
      className="order-dialog"
      onClose={onClose}
      title={copy.title(order.orderNumber)}
      description={<Status order={order} />}
    >
      <DialogBody>
        {answer?.question && <PlainQuestion order={order} question={answer.question} />}
        {answer?.toast && (
          <noscript>
            <Note tone={answer.ok ? 'success' : 'danger'}>
              <b>{answer.toast.title}</b> {answer.toast.text}
            </Note>
          </noscript>
        )}
        {told.length > 0 && (
          <Suspense>
            <OrderFindings findings={told} />
          </Suspense>
        )}
        {order.returns.length > 0 && (
          <Suspense>
            <ReturnsPanel order={order} now={now} />
          </Suspense>
        )}
        <div className="order-dialog__status" tabIndex={-1} data-autofocus>
          <span className="label">{adminOrdersCopy.filters.status}</span>
          <StatusSelect order={order} />
          {order.deliveryWay === 'pickup' && <p className="hint">{copy.pickupStatuses}</p>}
        </div>
        <div className="cols cols--even">
          <OrderContents order={order} />
          <div className="panels">
            {(order.promise || order.freeSlots.length > 0) && (
              <Suspense>
                <DeliveryPanel order={order} />
              </Suspense>
            )}
            <Suspense>
              {order.courier && <CourierPanel order={order} courier={order.courier} />}
              {isMadeByHand(order) && order.payUntil && <PayLink order={order} payUntil={order.payUntil} />}
              <PaymentPanel order={order} now={now} />
            </Suspense>
            <Suspense>
              <OrderPast order={order} changes={changes} now={now} />
            </Suspense>
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <LinkButton variant="ghost" to={pathTo('adminPackingSlip', { id: order.id })} target="_blank">
          {copy.slip}
        </LinkButton>
        {order.customerEmail && (
          <LinkButton
            variant="ghost"
            to={pathTo('adminOrder', { id: order.id }, { view: 'mail' })}
            preventScrollReset
          >
            {copy.mail}
          </LinkButton>
        )}
        <Button variant="ghost" className="order-dialog__close" onClick={onClose}>
          {copy.close}
        </Button>
        <Button onClick={onEdit}>{copy.edit}</Button>
      </DialogFoot>
    </Dialog>
  )
}

function Status({ order }: { order: AdminOrder }) {
  return (
    <span className="orow__badges">
      <span className="small num">{formatDateTime(order.createdAt)}</span>
      {order.origin !== 'site' && <span className="small">{manualOriginLabels[order.origin]}</span>}
      <OrderBadge status={order.status} way={order.deliveryWay} />
      <PaymentBadge status={order.paymentStatus} audience="admin" />
    </span>
  )
}

export function MissingOrderDialog({ onClose }: { onClose: () => void }) {
  const { title, text } = copy.notFound
  return (
    <Dialog open size="s" onClose={onClose} title={title}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose} data-autofocus>
          {copy.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

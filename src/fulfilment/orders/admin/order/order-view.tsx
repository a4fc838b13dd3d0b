import { lazy } from 'react'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import type { loadItemChoice } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import type { listOrderMail } from '#fulfilment/orders/use-cases/order-mail.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import type { listItemBatches } from '#workshop/batches/use-cases/list-item-batches.ts'

const EditOrderDialog = lazy(() =>
  import('#fulfilment/orders/admin/edit/edit-order-dialog.tsx').then((module) => ({
    default: module.EditOrderDialog,
  })),
)
const RefundDialog = lazy(() =>
  import('#fulfilment/refunds/admin/refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })),
)
const MailDialog = lazy(() => import('./mail-dialog.tsx').then((module) => ({ default: module.MailDialog })))
const CorrectOrderDialog = lazy(() =>
  import('#fulfilment/orders/admin/edit/correct-order-dialog.tsx').then((module) => ({
    default: module.CorrectOrderDialog,
  })),
)
const ChangeItemsDialog = lazy(() =>
  import('#fulfilment/orders/admin/edit/change-items-dialog.tsx').then((module) => ({
    default: module.ChangeItemsDialog,
  })),
)
const ChooseLevasDialog = lazy(() => import('#fulfilment/orders/admin/edit/choose-levas-dialog.tsx'))

interface OrderViewProps {
  /** As the address says it. */
  view: string
  loaded: {
    order: AdminOrder
    /** Null where the address does not ask for it. */
    mail: Awaited<ReturnType<typeof listOrderMail>> | null
    sale: Awaited<ReturnType<typeof loadItemChoice>> | null
    levas: Awaited<ReturnType<typeof listItemBatches>> | null
    now: Date
  }
  /** Of a form that was sent without a script. */
  answer: OrderAnswer | undefined
  onClose: () => void
}

/** One thing to do with an order, in a dialog over its page; nothing where the order does not allow it. */
export function OrderView({ view, loaded, answer, onClose }: OrderViewProps) {
  const { order, mail, sale, levas } = loaded
  if (view === 'edit') return <EditOrderDialog order={order} onClose={onClose} />
  if (view === 'refund' && (order.offersRefund || order.recordsRefund))
    return <RefundDialog {...loaded} onClose={onClose} />
  if (view === 'refund-by-hand' && order.recordsFailedRefund)
    return <RefundDialog {...loaded} isPaidOtherwise onClose={onClose} />
  if (view === 'mail' && mail) return <MailDialog {...loaded} mail={mail} onClose={onClose} />
  if (view === 'correct' && isBeforeShipping(order.status))
    return <CorrectOrderDialog order={order} answer={answer} onClose={onClose} />
  if (view === 'items' && sale && order.payUntil)
    return <ChangeItemsDialog order={order} sale={sale} answer={answer} onClose={onClose} />
  if (view === 'levas' && levas)
    return <ChooseLevasDialog order={order} levas={levas} answer={answer} onClose={onClose} />
  return null
}

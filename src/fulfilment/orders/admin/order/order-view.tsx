import { lazy } from 'react'
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
const ChooseBatchesDialog = lazy(() => import('#fulfilment/orders/admin/edit/choose-batches-dialog.tsx'))

interface OrderViewProps {
  view: string
  loaded: {
    order: AdminOrder
    /** Null unless the URL opens this view. */
    mail: Awaited<ReturnType<typeof listOrderMail>> | null
    sale: Awaited<ReturnType<typeof loadItemChoice>> | null
    itemBatches: Awaited<ReturnType<typeof listItemBatches>> | null
    now: Date
  }
  onClose: () => void
}

export function OrderView({ view, loaded, onClose }: OrderViewProps) {
  const { order, mail, sale, itemBatches } = loaded
  if (view === 'edit') return <EditOrderDialog order={order} onClose={onClose} />
  if (view === 'refund' && (order.offersRefund || order.recordsRefund))
    return <RefundDialog {...loaded} onClose={onClose} />
  if (view === 'refund-by-hand' && order.recordsFailedRefund)
    return <RefundDialog {...loaded} isPaidOtherwise onClose={onClose} />
  if (view === 'mail' && mail) return <MailDialog {...loaded} mail={mail} onClose={onClose} />
  if (view === 'correct' && isBeforeShipping(order.status))
    return <CorrectOrderDialog order={order} onClose={onClose} />
  if (view === 'items' && sale && order.payUntil)
    return <ChangeItemsDialog order={order} sale={sale} onClose={onClose} />
  if (view === 'levas' && itemBatches)
    return <ChooseBatchesDialog order={order} itemBatches={itemBatches} onClose={onClose} />
  return null
}

import type { RecordedChange } from '#shop/admin/audit/list-changes.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { orderHistoryWords } from '#web/admin/order-history-words.ts'
import { OrderEventsPanel } from './order-events-panel.tsx'

interface OrderPastProps {
  order: Pick<AdminOrder, 'events' | 'deliveryWay' | 'paymentMethod'>
  changes: readonly RecordedChange[]
}

/** What happened to an order, and who changed what. */
export function OrderPast({ order, changes }: OrderPastProps) {
  return (
    <>
      <OrderEventsPanel order={order} />
      <AuditTrail entries={changes} words={orderHistoryWords} />
    </>
  )
}

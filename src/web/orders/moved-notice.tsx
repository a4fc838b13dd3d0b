// Offered to: checkout

import { movedWords } from '#copy/delivery/delivery-slot.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Note } from '#web/kit/feedback/note.tsx'

interface MovedNoticeProps {
  order: Pick<CustomerOrder, 'moved' | 'status' | 'promise' | 'arrives' | 'expectedDay'>
}

/** Says that the day moved while the order waited for its payment. */
export function MovedNotice({ order }: MovedNoticeProps) {
  if (!order.moved || !isBeforeShipping(order.status)) return null
  return <Note icon="clock">{movedWords(order.moved, order)}</Note>
}

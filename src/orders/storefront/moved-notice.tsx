import { movedWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { Note } from '#ui/feedback/note.tsx'

interface MovedNoticeProps {
  order: Pick<CustomerOrder, 'moved' | 'status' | 'promise' | 'arrives' | 'expectedDay'>
}

export function MovedNotice({ order }: MovedNoticeProps) {
  if (!order.moved || !isBeforeShipping(order.status)) return null
  return <Note icon="clock">{movedWords(order.moved, order)}</Note>
}

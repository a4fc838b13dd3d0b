import type { OrderGift } from '#orders/domain/gift.ts'
import type { Job } from '#platform/outbox.ts'
import { confirmationFacts } from './order-notices.ts'
import type { OrderRow } from './order-rows.ts'
import type { MailedItem } from './sold-contents.ts'

export function itemsChangedNotice(
  order: OrderRow,
  items: readonly MailedItem[],
  { change, gift }: { change: string; gift: OrderGift | null },
): Job | null {
  const { customerEmail: to, holdExpiresAt } = order
  if (to === '' || holdExpiresAt === null) return null
  return {
    name: 'send-email',
    key: `items-changed:${order.id}:${change}`,
    email: {
      type: 'items-changed',
      to,
      data: { ...confirmationFacts(order, items, gift), payUntil: holdExpiresAt.toISOString() },
    },
  }
}

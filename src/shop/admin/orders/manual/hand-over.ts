import type { Transaction } from '#database/connect.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { statusNotice } from '#shop/orders/order-notices.ts'
import { changeOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'

/** The customer has it in her hands: there is nothing to pack, and no mail to write about it. */
export async function handOver(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { id: actorId }: Actor,
): Promise<OrderRow> {
  const now = shop.clock.now()
  const handed = { status: 'delivered', packedAt: now, deliveredAt: now, updatedAt: now } as const
  const delivered = await changeOrder(tx, order.id, handed)
  const event = { kind: 'status-changed', at: now, status: 'delivered', actorId } as const
  await recordOrderEvents(tx, order.id, [event])
  await shop.outbox.enqueue(tx, statusNotice(shop, delivered, order.status, 'handed-over'))
  return delivered
}

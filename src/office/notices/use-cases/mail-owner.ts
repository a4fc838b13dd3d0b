import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { toFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import type { NoticeFrequency } from '#office/notices/domain.ts'
import { ownerDigestOrders } from '#office/notices/schema.ts'
import type { OwnerNotice, OwnerOrderLine } from '#orders/domain/owner-emails.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { loadNoticeSettings } from './notice-settings.ts'

/**
 * Runs for every frequency, but sends only for the chosen one. Includes orders queued under an earlier
 * choice.
 */
export async function mailOwner(shop: Shop, dueFrequency: NoticeFrequency): Promise<void> {
  const { frequency, email: to } = await loadNoticeSettings(shop)
  if (frequency !== dueFrequency) return
  await shop.db.transaction(async (tx) => {
    const data = { orders: await takeDigestOrders(tx), notices: await takeNotices(tx, shop.clock.now()) }
    if (data.orders.length + data.notices.length === 0) return
    const email = { type: 'owner-notices', to, data } as const
    await shop.outbox.enqueue(tx, { name: 'send-email', key: `owner-notices:${randomUUID()}`, email })
  })
}

async function takeDigestOrders(tx: Transaction): Promise<OwnerOrderLine[]> {
  const digestOrders = await tx.delete(ownerDigestOrders).returning({ orderId: ownerDigestOrders.orderId })
  if (digestOrders.length === 0) return []
  const units = sql<number>`(select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = orders.id)`
  const { id: orderId, orderNumber, customerName, totalAmount, voucherAmount, paidAt } = orders
  // Includes the part paid by voucher.
  const orderTotal = sql`${totalAmount} + ${voucherAmount}`.mapWith(totalAmount)
  return tx
    .select({ orderId, orderNumber, customerName, orderTotal, units })
    .from(orders)
    .where(
      inArray(
        orders.id,
        digestOrders.map((row) => row.orderId),
      ),
    )
    .orderBy(paidAt)
}

async function takeNotices(tx: Transaction, mailedAt: Date): Promise<OwnerNotice[]> {
  const takenFindings = await tx
    .update(reconciliationFindings)
    .set({ mailedAt })
    .where(sql`mailed_at is null and resolved_at is null`)
    .returning()
  return takenFindings
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(toFinding)
    .map(({ id: _, jobId: _job, reference: _reference, at: _at, answerBy, ...facts }) => ({
      ...facts,
      answerBy: answerBy?.toISOString() ?? null,
    }))
}

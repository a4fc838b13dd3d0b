import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { orderGifts } from '#orders/gifts/schema.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orderEvents, orders, payments } from '#orders/schema/orders.ts'
import { bankEntries, refunds } from '#orders/schema/payments.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { auditEntries, reconciliationFindings } from '#platform/operations/schema.ts'
import { REMOVED } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'

export async function forgetIdentity(
  { personalData }: Pick<Shop, 'personalData'>,
  db: DatabaseOrTransaction,
  orderIds: string[],
): Promise<void> {
  if (orderIds.length === 0) return
  for (const { forgetOrders } of personalData) await forgetOrders?.(db, orderIds)
}

export async function forgetBuyer(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  await db
    .update(orders)
    .set({
      customerName: REMOVED,
      customerEmail: '',
      customerPhone: null,
      customerCpf: null,
      notes: null,
      trackingNumber: null,
      pickupCode: null,
      deliveryPoint: null,
      shippingAddress: sql`${orders.shippingAddress} - 'line2' || ${JSON.stringify({ line1: REMOVED, postal_code: '' })}::jsonb`,
    })
    .where(inArray(orders.id, orderIds))
  await db.delete(orderInvoices).where(inArray(orderInvoices.orderId, orderIds))
  await forgetTraces(db, orderIds)
  await forgetWordsAbout(db, orderIds)
}

/**
 * Clears the owner's reasons and bank data. The entries remain, because their count serves as the edit
 * version.
 */
async function forgetTraces(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  await db
    .update(auditEntries)
    .set({ changes: {} })
    .where(and(eq(auditEntries.entity, 'order'), inArray(auditEntries.entityId, orderIds)))
  await db
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'trackingNumber' - 'before'` })
    .where(inArray(orderEvents.orderId, orderIds))
  await db.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, orderIds))
  const attempts = db.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, orderIds))
  await db.update(bankEntries).set({ payer: '' }).where(inArray(bankEntries.attemptId, attempts))
}

const WRITTEN_EVENTS = [
  'message-sent',
  'return-declined',
  'corrected',
  'refund-requested',
  'payment-taken-back',
]

/** No law requires keeping messages, gift cards and names in notices. */
export async function forgetWordsAbout(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  await db
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'text' - 'reason'` })
    .where(and(inArray(orderEvents.orderId, orderIds), inArray(orderEvents.kind, WRITTEN_EVENTS)))
  await db
    .update(orderGifts)
    .set({ message: '', receiverName: null, receiverPhone: null, receiverCpf: null })
    .where(inArray(orderGifts.orderId, orderIds))
  const { subject, details } = reconciliationFindings
  const ownOrders = db
    .select({
      word: sql<string>`unnest(array[${orders.id}::text, ${orders.orderNumber}, ${paymentFacts.paymentReference}])`,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  await db
    .update(reconciliationFindings)
    .set({ details: sql`${details} - 'customerName' - 'customerEmail' - 'payer'` })
    .where(
      or(
        inArray(subject, ownOrders),
        inArray(sql`${details} ->> 'orderId'`, ownOrders),
        inArray(sql`${details} ->> 'orderNumber'`, ownOrders),
      ),
    )
}

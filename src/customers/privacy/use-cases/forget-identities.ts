import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { consents } from '#accounts/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orderEvents, orders } from '#orders/schema/orders.ts'
import { bankEntries, paymentAttempts, refunds } from '#orders/schema/payments.ts'
import { forgetReceiversBefore, forgetVouchersBoughtBy } from '#orders/vouchers/use-cases/forget-vouchers.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { auditEntries, reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** As the privacy page says: the period of the tax and the consumer code, counted from the purchase. */
const LEGAL_YEARS = 5
/** Where a name stood. */
export const REMOVED = '—'

/**
 * What stayed locked when an account was deleted goes when the law no longer asks for it, and so does who bought from
 * the owner's hand and never had an account.
 */
export async function forgetLockedIdentities(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now())
  before.setUTCFullYear(before.getUTCFullYear() - LEGAL_YEARS)
  const due = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(isNotNull(orders.identityLockedAt), and(ne(orders.origin, 'site'), isNull(orders.userId))),
        lt(orders.createdAt, before),
        ne(orders.customerName, REMOVED),
      ),
    )
  await forgetIdentityOf(
    shop.db,
    due.map(({ id }) => id),
  )
  await forgetReceivers(shop, before)
  await forgetConsents(shop, before)
}

/** The order remains, with its goods, sums and city; nothing in it and around it tells any more whose it was. */
export async function forgetIdentityOf(db: DatabaseOrTransaction, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
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
  await db.update(shipments).set({ trackingCode: null }).where(inArray(shipments.orderId, orderIds))
  await forgetTraces(db, orderIds)
  await forgetVouchersBoughtBy(db, orderIds)
  await forgetWordsAbout(db, orderIds)
}

/** What the owner wrote about the order and what their bank said about its payer. The entries themselves stay: edits are counted. */
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
  const attempts = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, orderIds))
  await db.update(bankEntries).set({ payer: '' }).where(inArray(bankEntries.attemptId, attempts))
}

/** Events whose reason somebody wrote. */
const WRITTEN_EVENTS = [
  'message-sent',
  'return-declined',
  'corrected',
  'refund-requested',
  'payment-taken-back',
]

/** Messages with their subjects, the card and receiver of a present, names in the owner's notices: no law asks for these. */
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
  const own = db
    .select({
      word: sql<string>`unnest(array[${orders.id}::text, ${orders.orderNumber}, ${orders.paymentReference}])`,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  await db
    .update(reconciliationFindings)
    .set({ details: sql`${details} - 'customerName' - 'customerEmail' - 'payer'` })
    .where(
      or(
        inArray(subject, own),
        inArray(sql`${details} ->> 'orderId'`, own),
        inArray(sql`${details} ->> 'orderNumber'`, own),
      ),
    )
}

/** Who got a present never had an account to delete: the card and the name go with the period, whoever bought it. */
async function forgetReceivers({ db }: Shop, before: Date): Promise<void> {
  const old = db.select({ id: orders.id }).from(orders).where(lt(orders.createdAt, before))
  await db
    .update(orderGifts)
    .set({ message: '', receiverName: null, receiverPhone: null, receiverCpf: null })
    .where(
      and(
        inArray(orderGifts.orderId, old),
        or(ne(orderGifts.message, ''), isNotNull(orderGifts.receiverName)),
      ),
    )
  await forgetReceiversBefore(db, before)
}

/** The proof that somebody agreed outlives the account, and what they agreed to, by the same period. */
async function forgetConsents({ db }: Shop, before: Date): Promise<void> {
  const stillReads = db
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(
      and(
        sql`${newsletterSubscriptions.email} = ${consents.email}`,
        isNull(newsletterSubscriptions.unsubscribedAt),
      ),
    )
  await db
    .delete(consents)
    .where(and(isNull(consents.userId), lt(consents.createdAt, before), notExists(stillReads)))
}

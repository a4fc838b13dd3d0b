import { and, eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import {
  buildCustomerOrder,
  type CustomerOrder,
  customerOrderColumns,
} from '#orders/use-cases/customer-order.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { prepared } from '#platform/database/prepared.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { claimOwnKeyPayment } from './claim-payment.ts'
import { settleAndRefund } from './provider-actions.ts'

type PaidOrderAccess =
  | { readonly userId: string; readonly sessionId: string }
  | { readonly linkedOrderId: string }

export async function getPaymentStatus(
  shop: Shop,
  {
    asksProvider = true,
    saysPaid = false,
    ...access
  }: PaidOrderAccess & { asksProvider?: boolean; saysPaid?: boolean },
) {
  const now = shop.clock.now()
  const isIt =
    'linkedOrderId' in access
      ? eq(orders.id, access.linkedOrderId)
      : and(eq(orders.sessionId, access.sessionId), eq(orders.userId, access.userId))
  if (saysPaid) await claimOwnKeyPayment(shop, isIt)
  const findOrder = async () => {
    const [row] = await prepared(shop.db)
      .select({ order: customerOrderColumns, reference: paymentFacts.paymentReference })
      .from(orders)
      .where(isIt)
    return row ? { order: buildCustomerOrder(row.order, now), reference: row.reference } : null
  }
  const orderRow = await findOrder()
  if (!orderRow) return refuse('order-not-found')
  const { order, reference } = orderRow
  if (!isUndecided(order)) return ok(order)
  if (!asksProvider) return ok((await isDeclineOutdated(shop, order, reference)) ? asPending(order) : order)
  return ok((await askProvider(shop, reference)) ? ((await findOrder())?.order ?? order) : order)
}

const isUndecided = ({ paymentStatus }: CustomerOrder) =>
  paymentStatus !== 'paid' && paymentStatus !== 'refunded'

const asPending = (order: CustomerOrder): CustomerOrder => ({ ...order, paymentStatus: 'pending' })

/** A second card may have paid before its webhook arrives. Only compares, because reading changes nothing. */
async function isDeclineOutdated(shop: Shop, order: CustomerOrder, reference: string | null) {
  if (order.paymentStatus !== 'failed' || !order.payUntil || !reference) return false
  const payment = await shop.payments.retrievePayment(reference)
  return payment.ok && payment.value.outcome.status !== 'failed'
}

/** Returns true if the order may have changed. After an outage the customer sees the stored state. */
async function askProvider(shop: Shop, reference: string | null): Promise<boolean> {
  if (!reference) return false
  const payment = await shop.payments.retrievePayment(reference)
  if (!payment.ok) return false
  await settleAndRefund(shop, payment.value)
  return true
}

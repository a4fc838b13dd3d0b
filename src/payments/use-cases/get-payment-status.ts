import { and, eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import {
  type CustomerOrder,
  customerOrderColumns,
  customerOrderOf,
} from '#orders/use-cases/customer-order.ts'
import { prepared } from '#platform/database/prepared.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { claimOwnKeyPayment } from './claim-payment.ts'
import { settlePayment, waitForSettlement } from './settle-payment.ts'

/** A customer's own order by its session id, or the one whose link `findLinkedOrder` has checked. */
type PaidOrderAccess =
  | { readonly userId: string; readonly sessionId: string }
  | { readonly linkedOrderId: string }

/** How an order's payment stands, for who may know it; to anybody else it does not exist. */
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
  const find = async () => {
    const [row] = await prepared(shop.db)
      .select({ order: customerOrderColumns, reference: orders.paymentReference })
      .from(orders)
      .where(isIt)
    return row ? { order: customerOrderOf(row.order, now), reference: row.reference } : null
  }
  if (asksProvider && 'sessionId' in access) await waitForSettlement(shop, access.sessionId)
  let found = await find()
  if (found && asksProvider && isUndecided(found.order) && (await waitForSettlement(shop, found.reference)))
    found = await find()
  if (!found) return refuse('order-not-found')
  const { order, reference } = found
  if (!asksProvider || !isUndecided(order) || !(await askProvider(shop, reference))) return ok(order)
  return ok((await find())?.order ?? order)
}

const isUndecided = ({ paymentStatus }: CustomerOrder) =>
  paymentStatus !== 'paid' && paymentStatus !== 'refunded'

/** True when something may have changed. An outage changes nothing: the customer sees the order as it stands. */
async function askProvider(shop: Shop, reference: string | null): Promise<boolean> {
  if (!reference) return false
  const payment = await shop.payments.retrievePayment(reference)
  if (!payment.ok) return false
  await settlePayment(shop, payment.value)
  return true
}

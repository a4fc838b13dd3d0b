import { eq } from 'drizzle-orm'
import { orderItems, orders } from '#orders/schema/orders.ts'
import type { OrderContents, OrderStatusNotice } from '#platform/automation/port.ts'
import { recordAutomationEvent } from '#platform/operations/automation-events.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type JobOutcome } from './job-outcome.ts'

const name = 'order-status-notification'

export async function notifyOrderStatusChange(
  shop: Shop,
  { key, notice }: { key: string; notice: OrderStatusNotice },
): Promise<JobOutcome> {
  const contents = await readContents(shop, notice.orderId)
  const result = await shop.automation.notifyOrderStatus({ ...notice, ...contents }, key)
  if (result.outcome === 'not-configured') {
    shop.log.debug({ automation: name }, 'No automation webhook is configured.')
    return done
  }
  if (result.outcome === 'delivered') {
    await recordAutomationEvent(shop, { name, succeeded: true })
    return done
  }
  const { outcome, reason } = result
  await recordAutomationEvent(shop, { name, succeeded: false, reason })
  shop.log.warn({ automation: name, outcome, reason }, 'The automation webhook was not delivered.')
  return { kind: outcome === 'failed' ? 'retry' : 'give-up', reason }
}

async function readContents({ db }: Pick<Shop, 'db'>, orderId: string): Promise<OrderContents | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const lines = await db
    .select({
      product: orderItems.productSnapshot,
      quantity: orderItems.quantity,
      unitPriceInCentavos: orderItems.unitPrice,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position)
  return {
    items: lines.map(({ product, ...line }) => ({
      name: product.name,
      variant: product.variant_name,
      ...line,
    })),
    subtotalInCentavos: order.subtotalAmount,
    shippingInCentavos: order.shippingAmount,
    giftInCentavos: order.giftAmount,
    discountInCentavos: order.couponDiscountAmount + order.pixDiscountAmount,
    voucherInCentavos: order.voucherAmount,
    totalInCentavos: order.totalAmount,
    refundedInCentavos: order.refundedAmount,
  }
}

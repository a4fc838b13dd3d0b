import { asc, eq, inArray, sql } from 'drizzle-orm'
import { chooseContact } from '#orders/domain/gift.ts'
import { isToCollect, isToSend, replacementStep } from '#orders/returns/order-return.ts'
import { isReturnTask, orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderGiftColumn } from '#orders/use-cases/order-gift.ts'
import type { Shop } from '#platform/shop.ts'

const LISTED_AT_MOST = 100

interface LineJson {
  name: string
  variantName: string | null
  quantity: number
}

const lines = sql<LineJson[]>`(
  select coalesce(json_agg(json_build_object('name', i.product_snapshot->>'name',
    'variantName', i.product_snapshot->>'variant_name', 'quantity', line.quantity) order by i.position), '[]')
  from jsonb_to_recordset(order_returns.lines) as line("itemId" uuid, quantity int)
  join order_items i on i.id = line."itemId")`

export async function listReturnTasks({ db }: Pick<Shop, 'db'>) {
  const isOpen = sql`(select id from order_returns where ${isReturnTask} order by created_at limit ${LISTED_AT_MOST})`
  const rows = await db
    .select({
      returnId: orderReturns.id,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      deliveryWay: orders.deliveryWay,
      pickupCode: orders.pickupCode,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      shippingAddress: orders.shippingAddress,
      gift: orderGiftColumn,
      state: orderReturns.state,
      returnWay: orderReturns.returnWay,
      sendOn: orderReturns.sendOn,
      packedAt: orderReturns.packedAt,
      sentAt: orderReturns.sentAt,
      collectOn: orderReturns.collectOn,
      receivedAt: orderReturns.receivedAt,
      lines,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(inArray(orderReturns.id, isOpen))
    .orderBy(asc(orderReturns.createdAt))
  const tasks = rows.flatMap((row) => {
    const { returnId, orderId, orderNumber, deliveryWay, pickupCode, shippingAddress, gift, lines } = row
    // Helpers see this list too, so it excludes refunds.
    const task = {
      ...{ returnId, orderId, orderNumber, deliveryWay, pickupCode, shippingAddress, lines },
      contact: chooseContact(row),
      isSurprise: gift?.receiver != null,
    }
    return [
      ...(isToSend(row)
        ? [{ ...task, kind: 'send' as const, day: row.sendOn, step: replacementStep(row) }]
        : []),
      ...(isToCollect(row) ? [{ ...task, kind: 'collect' as const, day: row.collectOn, step: null }] : []),
    ]
  })
  // Without a day, the collection is still to be arranged.
  return tasks.sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
}

export type ReturnTask = Awaited<ReturnType<typeof listReturnTasks>>[number]

import { eq, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import { type OwnPots, ownPotsColumn } from '#shop/pots/own-pots.ts'
import type { Shop } from '#shop/shop.ts'
import { type CustomerRow, customerColumns, customerFrom, whatTheyBought } from './customer-facts.ts'

const ORDERS_SHOWN = 50

/** One customer with her latest orders, unpaid ones included; null where there is no such account. */
export async function loadCustomer({ db }: Pick<Shop, 'db'>, userId: string) {
  if (!isUuid(userId)) return null
  const [{ rows }, latest] = await Promise.all([
    db.execute<CustomerRow & { city: string | null; pots: OwnPots }>(sql`
      select ${customerColumns}, p.city, ${ownPotsColumn(sql`u.id`)} as pots
      from users u left join profiles p on p.user_id = u.id ${whatTheyBought} where u.id = ${userId}`),
    latestOrders(db, userId),
  ])
  const [row] = rows
  return row ? { ...customerFrom(row), city: row.city, pots: row.pots, latestOrders: latest } : null
}

export type CustomerDetails = NonNullable<Awaited<ReturnType<typeof loadCustomer>>>

function latestOrders(db: Shop['db'], userId: string) {
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      deliveryWay: orders.deliveryWay,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      refundedAmount: orders.refundedAmount,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(ORDERS_SHOWN)
}

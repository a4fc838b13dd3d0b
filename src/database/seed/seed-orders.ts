import type { Transaction } from '#database/connect.ts'
import { productVariants } from '#database/schema/catalogue.ts'
import { orderEvents, orderItems, orders } from '#database/schema/orders.ts'
import { promisedDay } from '#domain/freight/delivery-day.ts'
import type { DemoOrder } from './demo/types.ts'
import type { SeedImage } from './seed-content.ts'

interface Known {
  userIds: Map<string, string>
  productIds: Map<string, string>
  stored: Map<string, SeedImage>
}

/** Past orders. They were sold before the shop opened its books, so they take nothing out of today's stock. */
export async function seedOrders(tx: Transaction, demoOrders: DemoOrder[], known: Known) {
  const variantIds = await variantIdsBySize(tx)
  const rows = await tx
    .insert(orders)
    .values(demoOrders.map((order) => orderRow(order, known.userIds)))
    .returning({ id: orders.id, orderNumber: orders.orderNumber })
  const orderIds = new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]))
  const idOf = (order: DemoOrder) => orderIds.get(order.orderNumber) as string

  await tx.insert(orderItems).values(
    demoOrders.flatMap((order) =>
      order.items.map((item, position) => {
        const productId = known.productIds.get(item.productSlug) as string
        return {
          orderId: idOf(order),
          productId,
          variantId: variantIds.get(`${productId} ${item.sizeName}`) ?? null,
          quantity: item.quantity,
          unitPrice: item.unitPrice,
          totalPrice: item.totalPrice,
          position,
          productSnapshot: {
            name: item.productName,
            variant_name: item.sizeName,
            images: item.images.flatMap((file) => known.stored.get(file)?.url ?? []),
          },
        }
      }),
    ),
  )
  await tx.insert(orderEvents).values(
    demoOrders.flatMap((order) =>
      order.events.map(({ kind, at, ...details }) => ({
        orderId: idOf(order),
        kind,
        details,
        createdAt: at,
      })),
    ),
  )
}

async function variantIdsBySize(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: productVariants.id, name: productVariants.name, productId: productVariants.productId })
    .from(productVariants)
  return new Map(rows.map(({ id, name, productId }) => [`${productId} ${name}`, id]))
}

function orderRow(order: DemoOrder, userIds: Map<string, string>): typeof orders.$inferInsert {
  const { items: _items, events: _events, subtotal, total, ...facts } = order
  return {
    ...facts,
    userId: userIds.get(order.customerEmail) ?? null,
    subtotalAmount: subtotal,
    totalAmount: total,
    shippingProvider: 'Motoboy SP',
    shippingService: 'TABELA',
    shippingEta: 'Mesmo dia',
    promisedDay: promisedDay(order.createdAt),
    attemptKey: `demo:${order.orderNumber}`,
    sessionId: `demo-${order.orderNumber}`,
    paymentProvider: 'offline',
  }
}

import { sql } from 'drizzle-orm'
import { productVariants } from '#catalogue/products/schema.ts'
import { firstFreeSlot, listDeliveryDays } from '#delivery/calendar/domain/delivery-days.ts'
import { demoSchedule as schedule } from '#demo/freight-settings.ts'
import type { DemoOrder } from '#demo/types.ts'
import { orderEvents, orderItems } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { insertOrders, type NewOrder } from '#orders/use-cases/insert-orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { SeedImage } from './seed-content.ts'
import { seedOrderGifts } from './seed-gifts.ts'

interface Known {
  userIds: Map<string, string>
  productIds: Map<string, string>
  stored: Map<string, SeedImage>
}

/** Past orders leave today's stock unchanged; their batches are seeded later. */
export async function seedOrders(tx: Transaction, demoOrders: DemoOrder[], seededIds: Known) {
  const variantIds = await variantIdsBySize(tx)
  const rows = await insertOrders(
    tx,
    demoOrders.map((order) => orderRow(order, seededIds.userIds)),
  )
  await countPlaces(tx)
  await seedPayments(tx)
  const orderIds = new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]))
  const findId = (order: DemoOrder) => orderIds.get(order.orderNumber) as string

  await tx.insert(orderItems).values(
    demoOrders.flatMap((order) =>
      order.items.map((item, position) => {
        const productId = seededIds.productIds.get(item.productSlug) as string
        return {
          orderId: findId(order),
          productId,
          variantId: variantIds.get(`${productId} ${item.sizeName}`) ?? null,
          quantity: item.quantity,
          unitPrice: item.unitPrice,
          totalPrice: item.totalPrice,
          position,
          productSnapshot: {
            name: item.productName,
            variant_name: item.sizeName,
            images: item.images.flatMap((file) => seededIds.stored.get(file)?.url ?? []),
          },
        }
      }),
    ),
  )
  await tx.execute(
    sql`update order_items i set unit_cost = nullif(shelf.cost, 0) from shelves shelf
      where shelf.product_id = i.product_id and shelf.variant_id is not distinct from i.variant_id`,
  )
  await seedRefunds(tx, demoOrders, findId)
  await seedOrderGifts(
    tx,
    demoOrders.flatMap((order) => (order.gift ? [{ orderId: findId(order), gift: order.gift }] : [])),
  )
  await tx.insert(orderEvents).values(
    demoOrders.flatMap((order) =>
      order.events.map(({ kind, at, ...details }) => ({
        orderId: findId(order),
        kind,
        details,
        createdAt: at,
      })),
    ),
  )
}

async function countPlaces(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into delivery_places (day, shift, orders, metres)
    select promised_day, promised_shift, count(*), sum(shipping_distance_metres) from orders
    where place_held group by promised_day, promised_shift`)
}

/** Registers online payments with the test provider, so that they can be refunded. */
async function seedPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into offline_payments (reference, idempotency_key, client_secret_hash, provider, method, amount, received, refunded,
      status, details, created_at, updated_at)
    select p.reference, attempt_key, p.reference, p.provider, p.method, total_amount, total_amount,
      refunded_amount, case when refunded_amount = total_amount then 'refunded' else 'paid' end,
      jsonb_build_object('orderId', o.id, 'orderNumber', order_number, 'returnUrl', ''), paid_at, paid_at
    from orders o join payments p on p.id = o.payment_id where p.reference is not null`)
}

async function seedRefunds(tx: Transaction, demoOrders: DemoOrder[], idOf: (order: DemoOrder) => string) {
  const rows = demoOrders
    .filter(({ refundedAt }) => refundedAt !== null)
    .map((order) => ({
      orderId: idOf(order),
      amount: order.total,
      state: 'done' as const,
      key: `whole:${idOf(order)}`,
      createdAt: order.refundedAt ?? undefined,
      endedAt: order.refundedAt,
    }))
  if (rows.length > 0) await tx.insert(refunds).values(rows)
}

async function variantIdsBySize(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: productVariants.id, name: productVariants.name, productId: productVariants.productId })
    .from(productVariants)
  return new Map(rows.map(({ id, name, productId }) => [`${productId} ${name}`, id]))
}

function promiseAt(now: Date) {
  const slot = firstFreeSlot(
    listDeliveryDays({
      schedule: { ...schedule, specialDays: [] },
      takenPlaces: [],
      now,
      distanceMetres: null,
    }),
  )
  return (
    slot && { promisedDay: slot.day, promisedShift: slot.shift, promisedHours: schedule.hours[slot.shift] }
  )
}

function orderRow(order: DemoOrder, userIds: Map<string, string>): NewOrder {
  const { items: _items, events: _events, byHand, gift: _gift, subtotal, total, ...facts } = order
  return {
    ...facts,
    userId: userIds.get(order.customerEmail) ?? null,
    subtotalAmount: subtotal,
    totalAmount: total,
    refundedAmount: order.refundedAt ? total : 0,
    shippingProvider: 'Motoboy SP',
    shippingService: 'TABELA',
    shippingEta: 'Mesmo dia',
    ...promiseAt(order.createdAt),
    placeHeld: order.status !== 'cancelled',
    attemptKey: `demo:${order.orderNumber}`,
    sessionId: `demo-${order.orderNumber}`,
    paymentProvider: byHand ? 'by-hand' : 'offline',
    paymentReference: !byHand && order.paidAt ? `demo_${order.orderNumber}` : null,
    ...byHand,
  }
}

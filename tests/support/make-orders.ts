import { randomUUID } from 'node:crypto'
import { orderItems } from '#orders/schema/orders.ts'
import { insertOrders, type NewOrder as NewOrderRow } from '#orders/use-cases/insert-orders.ts'
import type { ConnectedTestDatabase } from './database.ts'

type NewOrder = Partial<NewOrderRow> & {
  items?: {
    productId: string | null
    variantId?: string | null
    name: string
    size?: string | null
    quantity: number
    image?: string
  }[]
}

/** For orders that a test inserts by hand, in a statement part named `placed`. */
export const paymentsOfPlaced = `insert into payments (id, order_id, method, provider, amount, status, opened_at)
  select payment_id, id, 'card', 'offline', total_amount, payment_status, created_at from placed`

const ITEM_PRICE = 8990

/** Inserts the order directly. Default: paid, processing and by courier. */
export async function makeOrder(
  { db }: Pick<ConnectedTestDatabase, 'db'>,
  { items = [{ productId: null, name: 'Lavanda & Camomila', quantity: 1 }], ...facts }: NewOrder = {},
) {
  const id = randomUUID()
  const subtotal = items.reduce((sum, { quantity }) => sum + quantity * ITEM_PRICE, 0)
  const shipping = facts.shippingAmount ?? 3244
  const createdAt = facts.createdAt ?? new Date('2026-11-12T15:00:00Z')
  const [order] = await insertOrders(db, [
    {
      id,
      orderNumber: `LC-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
      status: 'processing',
      paymentStatus: 'paid',
      paidAt: facts.paymentStatus === undefined || facts.paymentStatus === 'paid' ? createdAt : null,
      subtotalAmount: subtotal,
      shippingAmount: shipping,
      totalAmount: subtotal + shipping,
      shippingProvider: 'Motoboy SP',
      customerName: 'Helena Martins',
      customerEmail: 'helena@exemplo.com.br',
      shippingAddress: {
        line1: 'Rua Voluntários da Pátria, 482',
        line2: 'Apto 71 – Santana',
        city: 'São Paulo',
        state: 'SP',
        postal_code: '02013-000',
        country: 'Brasil',
      },
      attemptKey: id,
      sessionId: id,
      paymentProvider: 'offline',
      ...facts,
      createdAt,
    },
  ])
  if (!order) throw new Error('no order')
  await db.insert(orderItems).values(
    items.map(({ productId, variantId, name, size = '180 g', quantity, image }, position) => ({
      orderId: id,
      productId,
      variantId,
      quantity,
      unitPrice: ITEM_PRICE,
      totalPrice: quantity * ITEM_PRICE,
      position,
      productSnapshot: { name, images: image ? [image] : [], variant_name: size },
    })),
  )
  return order
}

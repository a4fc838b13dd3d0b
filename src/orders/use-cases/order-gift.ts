import { eq, sql } from 'drizzle-orm'
import type { CartGift, GiftReceiver, OrderGift } from '#orders/domain/gift.ts'
import { orderGiftOptions, orderGifts } from '#orders/gifts/schema.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { centavosFromDecimal } from '#platform/domain/money.ts'

interface OrderGiftJson {
  message: string
  receiver: GiftReceiver | null
  options: { name: string; price: string }[]
}

export const receiverNameColumn = sql<
  string | null
>`(select g.receiver_name from order_gifts g where g.order_id = orders.id)`

export const orderGiftColumn = sql<OrderGiftJson | null>`(
  select json_build_object('message', g.message,
    'receiver', case when g.receiver_name is not null then
      json_build_object('name', g.receiver_name, 'phone', g.receiver_phone) end,
    'options', (select coalesce(json_agg(json_build_object('name', o.name, 'price', o.price::text) order by o.position), '[]')
      from order_gift_options o where o.order_id = g.order_id))
  from order_gifts g where g.order_id = orders.id)`

export function parseOrderGift(json: OrderGiftJson | null): OrderGift | null {
  return (
    json && {
      ...json,
      options: json.options.map(({ name, price }) => ({ name, price: centavosFromDecimal(price) })),
    }
  )
}

export async function writeOrderGift(
  tx: Transaction,
  orderId: string,
  gift: CartGift,
  receiverCpf: string | null,
): Promise<void> {
  const { message, receiver, options } = gift
  await tx.insert(orderGifts).values({
    orderId,
    message,
    receiverName: receiver?.name ?? null,
    receiverPhone: receiver?.phone ?? null,
    receiverCpf: receiver && receiverCpf,
  })
  if (options.length > 0)
    await tx
      .insert(orderGiftOptions)
      .values(options.map(({ name, price }, position) => ({ orderId, position, name, price })))
}

/** The recipient's CPF, used only for labels and declarations of contents. */
export async function readReceiverCpf(db: DatabaseOrTransaction, orderId: string): Promise<string | null> {
  const { receiverCpf } = orderGifts
  const [gift] = await db.select({ receiverCpf }).from(orderGifts).where(eq(orderGifts.orderId, orderId))
  return gift?.receiverCpf ?? null
}

export async function changeReceiverCpf(
  tx: Transaction,
  orderId: string,
  receiverCpf: string,
): Promise<void> {
  await tx.update(orderGifts).set({ receiverCpf }).where(eq(orderGifts.orderId, orderId))
}

export async function readOrderGift(db: DatabaseOrTransaction, orderId: string): Promise<OrderGift | null> {
  const { rows } = await db.execute<{ gift: OrderGiftJson | null }>(
    sql`select ${orderGiftColumn} as gift from orders where orders.id = ${orderId}`,
  )
  return parseOrderGift(rows[0]?.gift ?? null)
}

export async function changeReceiver(
  tx: Transaction,
  orderId: string,
  { name, phone }: GiftReceiver,
): Promise<void> {
  await tx
    .update(orderGifts)
    .set({ receiverName: name, receiverPhone: phone })
    .where(eq(orderGifts.orderId, orderId))
}

import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderEvents } from '#database/schema/orders.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, type OrderMail } from '#domain/orders/order-mail.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { orderMailJobs } from './order-mail.ts'

interface Wish {
  orderId: string
  /** Names this one press: the same press again, after a lost answer, sends nothing more. */
  key: string
  actor: Actor
}

/** Sends an e-mail about the order once more, with what is true now, and writes it into the order's history. */
export async function resendOrderMail(shop: Shop, { mail, ...wish }: Wish & { mail: OrderMail }) {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.orderId)
    if (!order) return refuse('order-not-found')
    if (order.identityLockedAt) return refuse('customer-gone')
    if (order.customerEmail === '') return refuse('no-email')
    const found = (await orderMailJobs(tx, order)).find((each) => each.mail === mail)
    if (!found) return refuse('no-such-mail')
    if (await isDone(tx, wish, 'mail-resent')) return ok({ orderNumber: order.orderNumber })
    await shop.outbox.enqueue(tx, { ...found.job, key: `${found.job.key}:again:${wish.key}` })
    const event = { kind: 'mail-resent', at: shop.clock.now(), change: wish.key, reason: mail } as const
    await recordOrderEvents(tx, order.id, [{ ...event, actorId: wish.actor.id }])
    return ok({ orderNumber: order.orderNumber })
  })
}

/** The owner's own words to the customer, by e-mail; kept in the order's history. */
export async function writeToCustomer(
  shop: Shop,
  { subject, text, ...wish }: Wish & { subject: string; text: string },
) {
  const [about, words] = [subject.trim(), text.trim()]
  if (words === '' || words.length > MESSAGE_MAX_LENGTH) return refuse('message-empty')
  // Trimmed only, it would be folded into one line by the mailer, and read otherwise than it was written.
  if (/[\r\n]/.test(about)) return refuse('subject-broken')
  if (about === '' || about.length > MESSAGE_SUBJECT_MAX_LENGTH) return refuse('message-empty')
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.orderId)
    if (!order) return refuse('order-not-found')
    if (order.identityLockedAt) return refuse('customer-gone')
    if (order.customerEmail === '') return refuse('no-email')
    const { orderNumber, customerName, customerEmail: to } = order
    if (await isDone(tx, wish, 'message-sent')) return ok({ orderNumber })
    const email = {
      type: 'customer-message',
      to,
      data: { customerName, orderNumber, subject: about, text: words },
    } as const
    await shop.outbox.enqueue(tx, { name: 'send-email', key: `message:${order.id}:${wish.key}`, email })
    const event = { kind: 'message-sent', change: wish.key, reason: about, text: words } as const
    await recordOrderEvents(tx, order.id, [{ ...event, at: shop.clock.now(), actorId: wish.actor.id }])
    return ok({ orderNumber })
  })
}

async function isDone(tx: Transaction, { orderId, key }: Wish, kind: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, kind),
        sql`${orderEvents.details}->>'change' = ${key}`,
      ),
    )
  return found !== undefined
}

import { randomUUID } from 'node:crypto'
import { checkMessage, type OrderMail } from '#orders/domain/order-mail.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { orderMailJobs } from './order-mail.ts'

interface MailRequest {
  orderId: string
  actor: Actor
}

export async function resendOrderMail(shop: Shop, { mail, ...request }: MailRequest & { mail: OrderMail }) {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId)
    if (!order) return refuse('order-not-found')
    if (order.identityLockedAt) return refuse('customer-gone')
    if (order.customerEmail === '') return refuse('no-email')
    const job = (await orderMailJobs(tx, order)).find((candidate) => candidate.mail === mail)
    if (!job) return refuse('no-such-mail')
    await shop.outbox.enqueue(tx, { ...job.job, key: `${job.job.key}:again:${randomUUID()}` })
    const event = { kind: 'mail-resent', at: shop.clock.now(), reason: mail } as const
    await recordOrderEvents(tx, order.id, [{ ...event, actorId: request.actor.id }])
    return ok({ orderNumber: order.orderNumber })
  })
}

export async function writeToCustomer(
  shop: Shop,
  { subject, text, ...request }: MailRequest & { subject: string; text: string },
) {
  const message = checkMessage({ subject, text })
  if (!message.ok) return message
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId)
    if (!order) return refuse('order-not-found')
    if (order.identityLockedAt) return refuse('customer-gone')
    if (order.customerEmail === '') return refuse('no-email')
    const { orderNumber, customerName, customerEmail: to } = order
    const email = {
      type: 'customer-message',
      to,
      data: { customerName, orderNumber, ...message.value },
    } as const
    await shop.outbox.enqueue(tx, { name: 'send-email', key: `message:${order.id}:${randomUUID()}`, email })
    const { subject: reason } = message.value
    const event = { kind: 'message-sent', reason, text: message.value.text } as const
    await recordOrderEvents(tx, order.id, [{ ...event, at: shop.clock.now(), actorId: request.actor.id }])
    return ok({ orderNumber })
  })
}

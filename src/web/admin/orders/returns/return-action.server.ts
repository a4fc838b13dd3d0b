import { z } from 'zod'
import { orderToasts } from '#copy/admin/orders/order-details.ts'
import { refundCopy } from '#copy/admin/orders/refund.ts'
import { adminReturnCopy as copy } from '#copy/orders/returns.ts'
import { formatBrl } from '#domain/money.ts'
import { isUuid } from '#domain/uuid.ts'
import { declineReturn, exchangeReturn } from '#shop/admin/returns/answer-complaint.ts'
import { arrangeCollection, receiveReturn } from '#shop/admin/returns/arrange-return.ts'
import { refundReturn } from '#shop/admin/returns/refund-return.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { because } from '#web/admin/orders/refusal-answer.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { text, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'

export const returnFormSchemas = [
  z.object({ intent: z.literal('refund-return'), returnId: text }),
  z.object({ intent: z.literal('exchange-return'), returnId: text }),
  z.object({ intent: z.literal('decline-return'), returnId: text, words: textUpTo(1000) }),
  z.object({ intent: z.literal('arrange-return'), returnId: text, day: textUpTo(10) }),
  z.object({ intent: z.literal('receive-return'), returnId: text, restock: ticked }),
] as const

type ReturnForm = z.output<(typeof returnFormSchemas)[number]>

/** The owner's answers to what a customer gives back. */
export async function answerReturn(
  shop: Shop,
  sent: ReturnForm,
  action: { orderId: string; actor: Actor },
): Promise<FormAnswer> {
  if (!isUuid(sent.returnId)) return because(copy.failed, { code: 'return-not-open' })
  const which = { ...action, returnId: sent.returnId }
  if (sent.intent === 'refund-return') return refundAndAnswer(shop, which)
  if (sent.intent === 'exchange-return') {
    const exchanged = await exchangeReturn(shop, which)
    return exchanged.ok ? done(copy.done.exchanged) : because(copy.failed, exchanged)
  }
  if (sent.intent === 'decline-return') {
    const declined = await declineReturn(shop, { ...which, words: sent.words })
    return declined.ok ? done(copy.done.declined) : because(copy.failed, declined)
  }
  if (sent.intent === 'arrange-return') {
    const arranged = await arrangeCollection(shop, { ...which, day: sent.day })
    return arranged.ok ? done(copy.done.arranged) : because(copy.failed, arranged)
  }
  const received = await receiveReturn(shop, { ...which, restock: sent.restock })
  return received.ok ? done(copy.done.received) : because(copy.failed, received)
}

async function refundAndAnswer(
  shop: Shop,
  which: { orderId: string; returnId: string; actor: Actor },
): Promise<FormAnswer> {
  const given = await refundReturn(shop, which)
  if (!given.ok) return because(orderToasts.refundFailed, given)
  const { refunded, isByHand, isMailed } = given.value
  const { outcomes } = refundCopy
  const amount = formatBrl(given.value.amount)
  const said = isByHand ? outcomes.recorded(amount, isMailed) : outcomes.now(amount)
  return done({
    title: orderToasts.refunded,
    text: refunded === 'now' ? said : outcomes[refunded],
  })
}

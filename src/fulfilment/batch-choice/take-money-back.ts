import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { batchChoiceCopy } from './copy.ts'
import { type AffectedOrder, findAffectedOrder } from './find-affected-order.ts'
import { linesOf, ownOrder, refundOf } from './load-batch-choice.ts'

type MoneyRefusal = Refusal<'order-not-found' | 'nothing-to-choose' | 'refund-failed'>

/** 'later': the provider does not answer and the request waits; 'pending': it is at it. 'by-hand': the owner sends a Pix back themselves. */
interface MoneyBack {
  readonly amount: Centavos
  readonly refunded: 'now' | 'pending' | 'later' | 'by-hand'
}

/** The customer takes the money for candles of a batch that failed or is late, the usual way of a refund. Pressed twice, it is one. */
export async function takeMoneyBack(
  shop: Shop,
  who: { userId: string; orderNumber: string },
): Promise<Ok<MoneyBack> | MoneyRefusal> {
  const found = await findAffectedOrder(shop.db, { which: ownOrder(who), now: shop.clock.now() })
  if (!found) return refuse('order-not-found')
  const { order, affected } = found
  if (affected.length === 0) return refuse('nothing-to-choose')
  const { amount, isWhole } = refundOf(found)
  if (isRefundedByHand(order.paymentProvider)) return askOwner(shop, found, amount)
  const actor = { id: who.userId, name: order.customerName }
  const back = isWhole
    ? await refundOrder(shop, { orderId: order.id, actor })
    : await refundPartOfOrder(shop, { orderId: order.id, actor, part: partOf(found) })
  return back.ok ? ok({ amount, refunded: back.value.refunded }) : refuse('refund-failed')
}

function partOf({ affected }: AffectedOrder) {
  const key = `pour:${affected.map(({ item }) => item.id).join(':')}`
  return { request: { lines: linesOf(affected) }, restock: true, reason: batchChoiceCopy.refundReason, key }
}

/** Only the owner can send back what came to their own key. */
async function askOwner(shop: Shop, { order }: AffectedOrder, amount: Centavos): Promise<Ok<MoneyBack>> {
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await recordOrderEvents(tx, order.id, [
      { kind: 'refund-requested', at: now, reason: batchChoiceCopy.refundReason },
    ])
    await recordFinding(tx, {
      kind: 'pix-to-return',
      subject: order.paymentReference ?? order.id,
      details: {
        orderId: order.id,
        orderNumber: order.orderNumber,
        customerName: order.customerName,
        amount,
      },
      now,
    })
  })
  return ok({ amount, refunded: 'by-hand' })
}

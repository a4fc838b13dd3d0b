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
import { calculateRefund, ownOrder, toRefundLines } from './load-batch-choice.ts'

type MoneyRefusal = Refusal<'order-not-found' | 'nothing-to-choose' | 'refund-failed'>

/**
 * 'later': provider unavailable, retried. 'pending': provider is processing it. 'by-hand': the owner
 * refunds a Pix.
 */
interface MoneyBack {
  readonly amount: Centavos
  readonly refunded: 'now' | 'pending' | 'later' | 'by-hand'
}

/** Idempotent: submitting twice refunds once. */
export async function takeMoneyBack(
  shop: Shop,
  orderAccess: { userId: string; orderNumber: string },
): Promise<Ok<MoneyBack> | MoneyRefusal> {
  const affectedOrder = await findAffectedOrder(shop.db, {
    filter: ownOrder(orderAccess),
    now: shop.clock.now(),
  })
  if (!affectedOrder) return refuse('order-not-found')
  const { order, affected } = affectedOrder
  if (affected.length === 0) return refuse('nothing-to-choose')
  const { amount, isWhole } = calculateRefund(affectedOrder)
  if (isRefundedByHand(order.paymentProvider)) return askOwner(shop, affectedOrder, amount)
  const actor = { id: orderAccess.userId, name: order.customerName }
  const refund = isWhole
    ? await refundOrder(shop, { orderId: order.id, actor })
    : await refundPartOfOrder(shop, { orderId: order.id, actor, part: buildRefundPart(affectedOrder) })
  return refund.ok ? ok({ amount, refunded: refund.value.refunded }) : refuse('refund-failed')
}

function buildRefundPart({ affected }: AffectedOrder) {
  const key = `pour:${affected.map(({ item }) => item.id).join(':')}`
  return {
    request: { lines: toRefundLines(affected) },
    restock: true,
    reason: batchChoiceCopy.refundReason,
    key,
  }
}

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

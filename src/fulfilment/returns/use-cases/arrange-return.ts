import { eq } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { putUnitsBack } from '#orders/use-cases/refund-rows.ts'
import { findReturn, type ReturnRow } from '#orders/use-cases/return-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { returnAnswer } from './return-mail.ts'

interface Which {
  readonly orderId: string
  readonly returnId: string
  readonly actor: Actor
}

export async function arrangeCollection(shop: Shop, { day, ...target }: Which & { day: string }) {
  const now = shop.clock.now()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < isoDay(now)) return refuse('collection-day-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, target.orderId)
    const awaited = order && (await findReturn(tx, target))
    if (!order || !awaited || !isAwaited(awaited) || awaited.receivedAt) return refuse('return-not-open')
    // Customers post carrier returns themselves, so there is nothing to collect.
    if (order.deliveryWay === 'carrier') return refuse('return-not-open')
    if (awaited.collectOn === day) return ok()
    const changes = { collectOn: day, returnWay: awaited.returnWay ?? ('courier' as const) }
    await tx.update(orderReturns).set(changes).where(eq(orderReturns.id, awaited.id))
    const event = { kind: 'return-arranged', at: now, actorId: target.actor.id, reason: day } as const
    await recordOrderEvents(tx, order.id, [event])
    await shop.outbox.enqueue(tx, returnAnswer(order, awaited, { cause: 'collection', day, words: '' }))
    return ok()
  })
}

/** The owner decides whether the candles can be sold again. */
export async function receiveReturn(shop: Shop, { restock, ...target }: Which & { restock: boolean }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, target.orderId)
    const awaited = order && (await findReturn(tx, target))
    if (!order || !awaited || !isAwaited(awaited)) return refuse('return-not-open')
    // The request is a retry after a lost response.
    if (awaited.receivedAt) return ok()
    const now = shop.clock.now()
    const actorId = target.actor.id
    const restocks = restock && order.stockHeld
    if (restocks) await putUnitsBack(tx, order, { ...awaited, actorId }, now)
    await tx
      .update(orderReturns)
      .set({ receivedAt: now, isRestocked: restocks })
      .where(eq(orderReturns.id, awaited.id))
    await recordOrderEvents(tx, order.id, [{ kind: 'return-received', at: now, actorId }])
    return ok()
  })
}

const isAwaited = ({ kind, state }: ReturnRow) =>
  kind !== 'cancellation' && state !== 'kept' && state !== 'declined'

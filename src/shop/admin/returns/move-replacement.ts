import { and, eq } from 'drizzle-orm'
import { orderEvents } from '#database/schema/orders.ts'
import { orderReturns } from '#database/schema/returns.ts'
import { ok, refuse } from '#domain/result.ts'
import { type ReplacementStep, replacementStep } from '#domain/returns/order-return.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import { findReturn } from '#shop/orders/return-rows.ts'
import type { Shop } from '#shop/shop.ts'

interface Move {
  readonly orderId: string
  readonly returnId: string
  readonly step: ReplacementStep
  readonly actor: Actor
}

/** Packs or sends the candle that was promised in exchange, or takes such a step back. */
export async function moveReplacement(shop: Shop, { step, actor, ...which }: Move) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, which.orderId)
    const promised = order && (await findReturn(tx, which))
    if (!order || promised?.state !== 'exchanged' || !promised.sendOn) return refuse('return-not-open')
    const from = replacementStep(promised)
    if (from === step) return ok(step)
    const now = shop.clock.now()
    const packedAt = step === 'open' ? null : (promised.packedAt ?? now)
    const sentAt = step === 'sent' ? now : null
    await tx.update(orderReturns).set({ packedAt, sentAt }).where(eq(orderReturns.id, promised.id))
    const ofThis = { kind: 'replacement-sent', at: now, actorId: actor.id, reason: promised.id } as const
    if (step === 'sent') await recordOrderEvents(tx, order.id, [ofThis])
    // The customer reads the history: what did not leave is not in it.
    else if (promised.sentAt)
      await tx
        .delete(orderEvents)
        .where(
          and(
            eq(orderEvents.orderId, order.id),
            eq(orderEvents.kind, ofThis.kind),
            eq(orderEvents.createdAt, promised.sentAt),
          ),
        )
    const changes = { replacement: { from, to: step } }
    const what = { entity: 'order', entityId: order.id, action: 'replacement', changes } as const
    await recordChange(tx, { actor, ...what, at: now })
    return ok(step)
  })
}

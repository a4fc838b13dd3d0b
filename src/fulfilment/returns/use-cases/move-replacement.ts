import { and, eq } from 'drizzle-orm'
import { type ReplacementStep, replacementStep } from '#orders/returns/order-return.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { findReturn } from '#orders/use-cases/return-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

interface Move {
  readonly orderId: string
  readonly returnId: string
  readonly step: ReplacementStep
  readonly actor: Actor
}

export async function moveReplacement(shop: Shop, { step, actor, ...target }: Move) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, target.orderId)
    const promised = order && (await findReturn(tx, target))
    if (!order || promised?.state !== 'exchanged' || !promised.sendOn) return refuse('return-not-open')
    const from = replacementStep(promised)
    if (from === step) return ok(step)
    const now = shop.clock.now()
    const packedAt = step === 'open' ? null : (promised.packedAt ?? now)
    const sentAt = step === 'sent' ? now : null
    await tx.update(orderReturns).set({ packedAt, sentAt }).where(eq(orderReturns.id, promised.id))
    const ofThis = { kind: 'replacement-sent', at: now, actorId: actor.id, reason: promised.id } as const
    if (step === 'sent') await recordOrderEvents(tx, order.id, [ofThis])
    // The customer sees the history, so undoing removes the event.
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
    const auditEntry = { entity: 'order', entityId: order.id, action: 'replacement', changes } as const
    await recordChange(tx, { actor, ...auditEntry, at: now })
    return ok(step)
  })
}

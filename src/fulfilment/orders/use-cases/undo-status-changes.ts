import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { isOrderStatus } from '#orders/domain/order-status.ts'
import { UNDO_ACCEPTED_SECONDS } from '#orders/domain/status-change.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import { changeOrder, lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { enqueueStatusEmail, lastStatusChange } from '#orders/use-cases/status-email.ts'
import { statusEmailKey, statusNotice } from '#orders/use-cases/status-notices.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { followBox } from '#workshop/batches/use-cases/pack-batches.ts'
import { listAtHand } from './at-hand.ts'
import { readStateBefore, recordTrackingEdit } from './status-undo.ts'

/** `change` is the id returned by `changeOrderStatus`. */
export interface UndoableChange {
  readonly orderId: string
  readonly change: string
}

export interface Undone {
  readonly orderNumber: string
  /**
   * 'mailed': the email was already sent. 'moved': the order changed, or the undo came too late.
   * 'not-at-hand': the order would not return to the morning page.
   */
  readonly outcome: 'undone' | 'mailed' | 'moved' | 'not-at-hand'
}

interface Undo {
  readonly changes: readonly UndoableChange[]
  readonly actor: Actor
  /** Set for helpers, who may undo a change only if the order returns to the morning page. */
  readonly isAtHandOnly?: boolean
}

/** Restores status, times and tracking code, and removes the change from the customer's timeline. */
export async function undoStatusChanges(
  shop: Shop,
  { changes, actor, isAtHandOnly = false }: Undo,
): Promise<Undone[]> {
  // Fixed lock order, to prevent deadlocks between concurrent requests.
  const sortedChanges = changes.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
  return shop.db.transaction(async (tx) => {
    const undone: Undone[] = []
    for (const { orderId, change } of sortedChanges) {
      const order = await lockOrder(tx, orderId)
      if (!order) continue
      const result = await commitUnlessRefused(tx, async (inner) => {
        const outcome = await undoOne(shop, inner, { order, change, actor })
        const isLost = isAtHandOnly && (await listAtHand({ ...shop, db: inner }, [orderId])).length === 0
        return isLost && outcome === 'undone' ? refuse('not-at-hand') : ok(outcome)
      })
      undone.push({ orderNumber: order.orderNumber, outcome: result.ok ? result.value : result.code })
    }
    return undone
  })
}

async function undoOne(
  shop: Shop,
  tx: Transaction,
  { order, change, actor }: { order: OrderRow; change: string; actor: Actor },
): Promise<Undone['outcome']> {
  const last = await lastStatusChange(tx, order.id)
  const before = readStateBefore(last?.details.before)
  if (!last || !before || last.details.change !== change || last.details.status !== order.status)
    return 'moved'
  const now = shop.clock.now()
  if (last.details.isMailed === true) {
    const withdrawn = await shop.outbox.withdraw(tx, 'send-email', statusEmailKey(order.id, change))
    if (!withdrawn) return 'mailed'
  } else if (now.getTime() - last.at.getTime() > UNDO_ACCEPTED_SECONDS * 1000) return 'moved'
  await tx
    .delete(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(sql`${orderEvents.details}->>'change'`, change)))
  const restored = await changeOrder(tx, order.id, { ...before, updatedAt: now })
  await followBox(tx, order, restored)
  await notifyAgain(shop, tx, restored, last.details.known)
  await recordUndo(tx, { order, restored, actor, at: now })
  await shop.outbox.enqueue(tx, statusNotice(shop, restored, order.status, randomUUID()))
  return 'undone'
}

/** The undone change had withdrawn the email about the previous one, so send that email now. */
async function notifyAgain(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  statusBefore: unknown,
): Promise<void> {
  const { change, isMailed } = (await lastStatusChange(tx, order.id))?.details ?? {}
  if (typeof change !== 'string' || isMailed !== true || !isOrderStatus(statusBefore)) return
  await enqueueStatusEmail(shop, tx, { order, change, known: statusBefore })
}

async function recordUndo(
  tx: Transaction,
  { order, restored, actor, at }: { order: OrderRow; restored: OrderRow; actor: Actor; at: Date },
): Promise<void> {
  const changes = { status: { from: order.status, to: restored.status } }
  await recordChange(tx, { actor, entity: 'order', entityId: order.id, action: 'status-undone', changes, at })
  const { trackingNumber } = restored
  if (order.trackingNumber !== trackingNumber)
    await recordTrackingEdit(tx, { order, trackingNumber, actor, at })
}

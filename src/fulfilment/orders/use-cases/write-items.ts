import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { calculateSubtotal, lineTotal, orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { couponOn } from '#orders/coupons/domain/coupon-discount.ts'
import { shareCouponAnew } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { type ItemPlan, planItems } from '#orders/domain/change-items.ts'
import { holdEndUnder } from '#orders/domain/own-key-hold.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { itemsChangedNotice } from '#orders/use-cases/items-changed-notice.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { newerVersion } from '#orders/use-cases/order-edits.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { readOrderGift } from '#orders/use-cases/order-gift.ts'
import { listOrderItems, lockOrder, type OrderItemRow, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { openNextAttempt } from '#payments/use-cases/payment-attempts.ts'
import { discountUnder, findPaymentTerms, type PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { payableMethod } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { packBatches, unpackBatches } from '#workshop/batches/use-cases/pack-batches.ts'
import { type AddedCandle, type AddedLine, candleName, readAdded } from './added-candles.ts'

export interface ItemChange {
  readonly orderId: string
  readonly quantities: Readonly<Record<string, number>>
  readonly added: readonly AddedCandle[]
  readonly seenVersion: number
  readonly actor: Actor
}

type Plan = ItemPlan<ReturnType<typeof lineOfItem>, AddedLine>

export async function writeItems(shop: Shop, tx: Transaction, change: ItemChange, closed: OrderRow | null) {
  const { orderId, seenVersion, actor } = change
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order-not-found')
  const now = shop.clock.now()
  if (order.holdExpiresAt === null || order.holdExpiresAt <= now) return refuse('not-waiting')
  // The voucher amount was computed for the current items, so they cannot change.
  if (order.voucherAmount > 0 || buysVoucher(order)) return refuse('paid-by-voucher')
  if (closed && hasMoved(order, closed)) return refuse('payment-moved')
  const terms = await findPaymentTerms({ ...shop, db: tx }, payableMethod(order.paymentMethod))
  if (!terms.ok) return terms
  const added = await readAdded(tx, change.added, now)
  if (!added.ok) return added
  const before = await listOrderItems(tx, orderId)
  const plan = planItems(before.map(lineOfItem), { ...change, added: added.value })
  if (!plan.ok) return plan
  const { takenLines, released } = plan.value
  const result = { terms: terms.value, isChange: takenLines.length + released.length > 0 }
  if (!result.isChange) return ok({ ...result, order })
  const newer = await newerVersion(tx, 'items', { orderId, seenVersion })
  if (newer) return refuse('newer-version', newer)
  const moves = [
    { orderId, reason: 'release', lines: released, actorId: actor.id },
    { orderId, reason: 'hold', lines: takenLines, actorId: actor.id },
  ] as const
  const movedStock = await moveStock(
    tx,
    moves.filter(({ lines }) => lines.length > 0),
    now,
  )
  if (!movedStock.ok) return movedStock
  await writeLines(tx, orderId, plan.value)
  const changed = await openNextAttempt(tx, order, {
    terms: terms.value,
    changes: changedSums(order, plan.value, terms.value, now),
    isClosed: true,
    now,
  })
  const items = await listOrderItems(tx, orderId)
  await shareCouponAnew(tx, changed)
  await recordOrderEvents(tx, orderId, [{ kind: 'items-changed', at: now, actorId: actor.id }])
  const changes = {
    ...changesOfItems(before.map(lineOfItem), plan.value),
    totalAmount: { from: order.totalAmount, to: changed.totalAmount },
  }
  await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'items', changes, at: now })
  const gift = await readOrderGift(tx, orderId)
  const notice = itemsChangedNotice(changed, items, { change: randomUUID(), gift })
  if (notice) await shop.outbox.enqueue(tx, notice)
  if (order.packedAt) await repack(tx, orderId)
  return ok({ ...result, order: changed })
}

/** A packed box records its batches, so they are assigned again for the new items. */
async function repack(tx: Transaction, orderId: string): Promise<void> {
  await unpackBatches(tx, [orderId])
  await packBatches(tx, [orderId])
}

const hasMoved = (order: OrderRow, closedOrder: OrderRow) =>
  order.paymentAttempt !== closedOrder.paymentAttempt ||
  order.paymentReference !== closedOrder.paymentReference

async function writeLines(
  tx: Transaction,
  orderId: string,
  { remaining, removed, added }: Plan,
): Promise<void> {
  for (const { id, quantity, unitPrice } of remaining) {
    const totalPrice = lineTotal({ quantity, unitPrice })
    await tx.update(orderItems).set({ quantity, totalPrice }).where(eq(orderItems.id, id))
  }
  const removedIds = removed.map(({ id }) => id)
  if (removedIds.length > 0) await tx.delete(orderItems).where(inArray(orderItems.id, removedIds))
  if (added.length === 0) return
  const first = Math.max(-1, ...remaining.map(({ position }) => position)) + 1
  await tx.insert(orderItems).values(
    added.map(({ snapshot, name: _name, ...line }, place) => ({
      ...line,
      orderId,
      totalPrice: lineTotal(line),
      productSnapshot: snapshot,
      position: first + place,
    })),
  )
}

/**
 * Sets new totals and starts a new payment attempt. The attempt key matches no cart, because the owner
 * makes the change.
 */
function changedSums(order: OrderRow, { remaining, added }: Plan, terms: PaymentTerms, now: Date) {
  const subtotalAmount = calculateSubtotal([...remaining, ...added])
  const couponDiscountAmount = couponOn(order.couponDiscountAmount, subtotalAmount)
  const pixDiscountAmount = discountUnder(terms, subtotalAmount - couponDiscountAmount)
  const sums = { ...order, subtotalAmount, couponDiscountAmount, pixDiscountAmount }
  const end = holdEndUnder(terms.hold, now).getTime()
  return {
    subtotalAmount,
    couponDiscountAmount,
    pixDiscountAmount,
    totalAmount: orderTotal(sums),
    attemptKey: randomUUID(),
    // Gives the customer time to read the email; a longer hold is kept.
    holdExpiresAt: new Date(Math.max(end, order.holdExpiresAt?.getTime() ?? end)),
    updatedAt: now,
  }
}

function lineOfItem({ id, productSnapshot, ...item }: OrderItemRow) {
  const { productId, variantId, batchId, quantity, unitPrice, position } = item
  const name = candleName(productSnapshot)
  return { id, productId, variantId, batchId, quantity, unitPrice, position, name }
}

function changesOfItems(
  before: readonly ReturnType<typeof lineOfItem>[],
  { remaining, removed, added }: ItemPlan<ReturnType<typeof lineOfItem>, AddedLine>,
): Record<string, { from: number | null; to: number | null }> {
  const findQuantity = (id: string) => before.find((line) => line.id === id)?.quantity ?? null
  const changed = remaining.filter(({ id, quantity }) => quantity !== findQuantity(id))
  return Object.fromEntries([
    ...changed.map(({ id, name, quantity }) => [name, { from: findQuantity(id), to: quantity }] as const),
    ...removed.map(({ name, quantity }) => [name, { from: quantity, to: null }] as const),
    ...added.map(({ name, quantity }) => [name, { from: null, to: quantity }] as const),
  ])
}

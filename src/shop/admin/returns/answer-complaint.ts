import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import type { RefundLine } from '#domain/orders/plan-refund.ts'
import { ok, refuse } from '#domain/result.ts'
import { isComplaint } from '#domain/returns/order-return.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { itemsOf, lockOrder } from '#shop/orders/order-rows.ts'
import { endReturn, findReturn } from '#shop/orders/return-rows.ts'
import { returnAnswer } from '#shop/returns/return-mail.ts'
import type { Shop } from '#shop/shop.ts'

interface Answer {
  readonly orderId: string
  readonly returnId: string
  readonly actor: Actor
}

/** Another candle goes out for each that was broken or wrong, from the shelf of today. The customer is told. */
export async function exchangeReturn(shop: Shop, { actor, ...which }: Answer) {
  const { orderId } = which
  return commitUnlessRefused(shop.db, async (tx) => {
    const found = await findComplaint(tx, which)
    if (!found) return refuse('return-not-open')
    const { order, open } = found
    // Pressed again after a lost answer.
    if (open.state === 'exchanged') return ok()
    if (open.state !== 'asked') return refuse('return-not-open')
    const now = shop.clock.now()
    if (!(await takeFromShelf(tx, { orderId, lines: open.lines, actorId: actor.id, now })))
      return refuse('exchange-out-of-stock')
    await endReturn(tx, open, { state: 'exchanged', now })
    await recordOrderEvents(tx, orderId, [{ kind: 'return-exchanged', at: now, actorId: actor.id }])
    await shop.outbox.enqueue(tx, returnAnswer(order, open, { cause: 'exchange', day: null, words: '' }))
    return ok()
  })
}

/** The owner says why not, in her own words, which the customer reads. */
export async function declineReturn(shop: Shop, { actor, words, ...which }: Answer & { words: string }) {
  const { orderId } = which
  const answer = words.trim()
  if (answer === '') return refuse('answer-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const found = await findComplaint(tx, which)
    if (!found) return refuse('return-not-open')
    const { order, open } = found
    if (open.state === 'declined' && open.answer === answer) return ok()
    if (open.state !== 'asked') return refuse('return-not-open')
    const now = shop.clock.now()
    await endReturn(tx, open, { state: 'declined', answer, now })
    const event = { kind: 'return-declined', at: now, actorId: actor.id, reason: answer } as const
    await recordOrderEvents(tx, orderId, [event])
    await shop.outbox.enqueue(tx, returnAnswer(order, open, { cause: 'declined', day: null, words: answer }))
    return ok()
  })
}

/** A withdrawal within the days of the law is not the owner's to decline. */
async function findComplaint(tx: Transaction, which: { orderId: string; returnId: string }) {
  const order = await lockOrder(tx, which.orderId)
  const open = order && (await findReturn(tx, which))
  return order && open && isComplaint(open.kind) ? { order, open } : null
}

interface Taken {
  readonly orderId: string
  readonly lines: readonly RefundLine[]
  readonly actorId: string
  readonly now: Date
}

/** Booked as the owner's own change of stock: the order's units are those that were sold. False: there are not so many. */
async function takeFromShelf(tx: Transaction, { orderId, lines, actorId, now }: Taken): Promise<boolean> {
  const productIds = new Map((await itemsOf(tx, orderId)).map(({ id, productId }) => [id, productId]))
  const units = new Map<string, number>()
  for (const { itemId, quantity } of lines) {
    const productId = productIds.get(itemId)
    if (!productId) return false
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  for (const [productId, quantity] of [...units].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await tx
      .update(products)
      .set({ stockQuantity: sql`${products.stockQuantity} - ${quantity}` })
      .where(and(eq(products.id, productId), gte(products.stockQuantity, quantity)))
      .returning({ id: products.id })
    if (taken.length === 0) return false
    await tx
      .insert(stockMovements)
      .values({ productId, change: -quantity, reason: 'edit', actorId, createdAt: now })
  }
  return true
}

import { eq } from 'drizzle-orm'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { bookMissingUnits } from '#catalogue/stock/use-cases/book-missing-units.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import type { RefundLine } from '#orders/domain/plan-refund.ts'
import { isComplaint } from '#orders/returns/order-return.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { listOrderItems, lockOrder } from '#orders/use-cases/order-rows.ts'
import { endReturn, findReturn } from '#orders/use-cases/return-rows.ts'
import { costOfLines } from '#orders/use-cases/sales.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { returnAnswer } from './return-mail.ts'

interface Answer {
  readonly orderId: string
  readonly returnId: string
  readonly actor: Actor
}

/** Takes replacements from stock, to be sent on `day`. Calling it again before shipping changes the day. */
export async function exchangeReturn(shop: Shop, { actor, day, ...target }: Answer & { day: string }) {
  const { orderId } = target
  const now = shop.clock.now()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < isoDay(now)) return refuse('replacement-day-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const complaint = await findComplaint(tx, target)
    if (!complaint) return refuse('return-not-open')
    const { order, open } = complaint
    // The request is a retry after a lost response.
    if (open.state === 'exchanged' && open.sendOn === day) return ok()
    const isMoved = open.state === 'exchanged' && !open.sentAt
    if (open.state !== 'asked' && !isMoved) return refuse('return-not-open')
    if (isMoved) await tx.update(orderReturns).set({ sendOn: day }).where(eq(orderReturns.id, open.id))
    else {
      if (!(await takeFromShelf(tx, { orderId, lines: open.lines, actorId: actor.id, now })))
        return refuse('exchange-out-of-stock')
      const goodsCost = await costOfLines(tx, open.lines)
      await tx.update(orderReturns).set({ sendOn: day, goodsCost }).where(eq(orderReturns.id, open.id))
      await endReturn(tx, open, { state: 'exchanged', now })
    }
    await recordOrderEvents(tx, orderId, [
      { kind: 'return-exchanged', at: now, actorId: actor.id, reason: day },
    ])
    await shop.outbox.enqueue(tx, returnAnswer(order, open, { cause: 'exchange', day, words: '' }))
    return ok()
  })
}

export async function declineReturn(shop: Shop, { actor, words, ...target }: Answer & { words: string }) {
  const { orderId } = target
  const answer = words.trim()
  if (answer === '') return refuse('answer-missing')
  return commitUnlessRefused(shop.db, async (tx) => {
    const complaint = await findComplaint(tx, target)
    if (!complaint) return refuse('return-not-open')
    const { order, open } = complaint
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

/** Finds complaints only, because the owner cannot decline a withdrawal within the legal period. */
async function findComplaint(tx: Transaction, target: { orderId: string; returnId: string }) {
  const order = await lockOrder(tx, target.orderId)
  const open = order && (await findReturn(tx, target))
  return order && open && isComplaint(open.kind) ? { order, open } : null
}

interface Taken {
  readonly orderId: string
  readonly lines: readonly RefundLine[]
  readonly actorId: string
  readonly now: Date
}

/**
 * Booked as a manual stock change, because the order's own units are those already sold. Returns false if
 * out of stock.
 */
async function takeFromShelf(tx: Transaction, { orderId, lines, actorId, now }: Taken): Promise<boolean> {
  const items = new Map((await listOrderItems(tx, orderId)).map((item) => [item.id, item]))
  const takenShelves = new Map<string, ShelfName & { units: number }>()
  for (const { itemId, quantity } of lines) {
    const { productId, variantId } = items.get(itemId) ?? { productId: null, variantId: null }
    if (productId === null) return false
    const shelf = { productId, variantId }
    const before = takenShelves.get(shelfKey(shelf))?.units ?? 0
    takenShelves.set(shelfKey(shelf), { ...shelf, units: before + quantity })
  }
  for (const [, shelf] of [...takenShelves].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const movement = { change: -shelf.units, reason: 'edit', orderId: null, actorId } as const
    if (!(await changeShelf(tx, { ...shelf, units: -shelf.units }, [movement], now))) return false
  }
  const units = new Map([...takenShelves].map(([key, shelf]) => [key, shelf.units]))
  await bookMissingUnits(tx, [...takenShelves.values()], {
    actorId,
    at: now,
    replacement: { orderId, units },
  })
  return true
}

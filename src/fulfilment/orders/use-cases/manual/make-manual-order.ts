import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { SaleItem } from '#catalogue/kits/use-cases/sell-kits.ts'
import { calculateSubtotal, orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { writeOrder } from '#checkout/purchase/use-cases/write-order.ts'
import type { SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { loadDeliveryConstraints } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { promiseColumns, takeSlot } from '#delivery/calendar/use-cases/take-slot.ts'
import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { checkManualOrder, type ManualOrder } from '#orders/domain/manual-order.ts'
import { makePickupCode } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import { drawOrderNumber } from '#orders/use-cases/insert-orders.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { discountUnder } from '#payments/use-cases/payment-terms.ts'
import { settlePaid } from '#payments/use-cases/settle-paid.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok } from '#platform/domain/result.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { followBox } from '#workshop/batches/use-cases/pack-batches.ts'
import { findConfirmedAccount } from './find-confirmed-account.ts'
import { findManualDelivery, type ManualDelivery } from './find-manual-delivery.ts'
import { findManualPayment, type ManualPayment } from './find-manual-payment.ts'
import { type PricedManualLine, readManualLines } from './read-manual-lines.ts'

const buildAttemptKey = (key: string) => `by-hand:${key}`

interface ManualSale extends ManualPayment {
  readonly id: string
  readonly key: string
  readonly actor: Actor
  readonly order: ManualOrder
  readonly lines: readonly PricedManualLine[]
  readonly items: readonly SaleItem[]
  readonly delivery: ManualDelivery
  readonly promise: ReturnType<typeof promiseColumns> | ManualDelivery['sent'] | null
}

export interface ManualOrderRequest {
  /** Idempotency key: submitting twice creates one order. */
  readonly key: string
  readonly actor: Actor
  readonly order: ManualOrder
  readonly request?: RequestName
}

export async function makeManualOrder(
  shop: Shop,
  { key, actor, order, request = unnamedRequest }: ManualOrderRequest,
) {
  const checkedManualOrder = checkManualOrder(order)
  if (!checkedManualOrder.ok) return checkedManualOrder
  const existing = await findByKey(shop.db, key)
  if (existing) return ok({ ...existing, isNew: false })
  const delivery = await findManualDelivery(shop, order)
  if (!delivery.ok) return delivery
  const payment = await findManualPayment(shop, order)
  if (!payment.ok) return payment
  const write = async (tx: Transaction) => {
    // Advisory lock: a concurrent submission waits and then finds the first one's order.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${buildAttemptKey(key)}, 0))`)
    const same = await findByKey(tx, key)
    if (same) return ok({ ...same, isNew: false })
    const read = await readManualLines(tx, order.lines, shop.clock.now())
    if (!read.ok) return read
    const id = crypto.randomUUID()
    const move = { orderId: id, reason: 'hold', lines: read.value.items, actorId: actor.id } as const
    const movedStock = await moveStock(tx, [move], shop.clock.now())
    if (!movedStock.ok) return movedStock
    const promise = await reserveSlot(shop, tx, order, delivery.value)
    if (!promise.ok) return promise
    const agreed = { ...read.value, delivery: delivery.value, promise: promise.value, ...payment.value }
    const sale = { id, key, actor, order, ...agreed }
    const written = await writeManualOrder(shop, tx, sale)
    const settled = await settleOrder(shop, tx, written, { order, actor })
    return ok({ orderId: settled.id, orderNumber: settled.orderNumber, isNew: true })
  }
  return answerOnce(shop, request, ({ db }) => commitUnlessRefused(db, write))
}

async function findByKey(db: Shop['db'] | Transaction, key: string) {
  const [order] = await db
    .select({ orderId: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.attemptKey, buildAttemptKey(key)), sql`${orders.origin} <> 'site'`))
  return order ?? null
}

/** Promises only the slot that the owner agreed on, never a default. */
async function reserveSlot(
  shop: Shop,
  tx: Transaction,
  { way, slot: wantedSlot }: ManualOrder,
  { shippingDistanceMetres: distanceMetres, sent }: ManualDelivery,
): Promise<Ok<ManualSale['promise']> | SlotRefusal> {
  if (sent) return ok(sent)
  if (!wantedSlot || wantedSlot === 'later' || way === 'handed') return ok(null)
  const isPickup = way === 'pickup'
  const constraints = await loadDeliveryConstraints(tx, { now: shop.clock.now(), distanceMetres, isPickup })
  const takenSlot = await takeSlot(tx, { constraints, requestedSlot: wantedSlot })
  return takenSlot.ok ? ok(promiseColumns(takenSlot.value, { isPickup })) : takenSlot
}

async function settleOrder(
  shop: Shop,
  tx: Transaction,
  savedOrder: OrderRow,
  { order, actor }: Pick<ManualSale, 'order' | 'actor'>,
): Promise<OrderRow> {
  if (!('receivedAs' in order.payment)) return savedOrder
  const paid = await settlePaid(shop, tx, savedOrder, {
    notified: { customer: order.notifiesCustomer, owner: false },
  })
  return order.way === 'handed' ? handOver(shop, tx, paid, actor) : paid
}

/** The customer already has the candles: nothing to pack and no email. */
async function handOver(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { id: actorId }: Actor,
): Promise<OrderRow> {
  const now = shop.clock.now()
  const handed = { status: 'delivered', packedAt: now, deliveredAt: now, updatedAt: now } as const
  const delivered = await changeOrder(tx, order.id, handed)
  await followBox(tx, order, delivered)
  const event = { kind: 'status-changed', at: now, status: 'delivered', actorId } as const
  await recordOrderEvents(tx, order.id, [event])
  await shop.outbox.enqueue(tx, statusNotice(shop, delivered, order.status, 'handed-over'))
  return delivered
}

async function writeManualOrder(shop: Shop, tx: Transaction, sale: ManualSale): Promise<OrderRow> {
  const { id, key, actor, order, lines, items, promise, method, provider, terms, holdHours } = sale
  const { sent: _sent, ...delivery } = sale.delivery
  const { customer, origin, way, note } = order
  const now = shop.clock.now()
  const subtotalAmount = calculateSubtotal(lines)
  const sums = {
    subtotalAmount,
    shippingAmount: delivery.shippingAmount,
    giftAmount: 0,
    couponDiscountAmount: 0,
    voucherAmount: 0,
    pixDiscountAmount: terms ? discountUnder(terms, subtotalAmount) : 0,
  }
  const row = {
    ...sums,
    ...delivery,
    ...promise,
    id,
    origin,
    totalAmount: orderTotal(sums),
    userId: await findConfirmedAccount(tx, customer.email),
    orderNumber: drawOrderNumber(shop),
    customerName: customer.name || manualOrderCopy.nameless,
    customerEmail: customer.email,
    customerPhone: customer.phone || null,
    notes: note || null,
    deliveryWay: way,
    pickupCode: way === 'pickup' ? makePickupCode(randomInt) : null,
    attemptKey: buildAttemptKey(key),
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: method,
    paymentProvider: provider,
    stockHeld: true,
    holdExpiresAt: holdHours === null ? null : new Date(now.getTime() + holdHours * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
  const details = { actorId: actor.id, reason: manualOrderCopy.firstEvent(origin, lines) }
  const written = await writeOrder(tx, row, { lines: items }, details)
  const change = { entity: 'order', entityId: id, action: 'made-by-hand' } as const
  await recordChange(tx, { actor, ...change, at: now })
  return written
}

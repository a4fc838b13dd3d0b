import { randomBytes, randomInt } from 'node:crypto'
import { manualOrderCopy } from '#copy/admin/orders/manual-order.ts'
import type { Transaction } from '#database/connect.ts'
import { orderTotal, subtotalOf } from '#domain/checkout/checkout-total.ts'
import { makePickupCode } from '#domain/delivery/pickup-code.ts'
import type { ManualOrder } from '#domain/orders/manual-order.ts'
import { makeOrderNumber } from '#domain/orders/order-number.ts'
import { type Actor, recordChange } from '#shop/admin/audit/record-change.ts'
import { writeOrder } from '#shop/checkout/write-order.ts'
import type { promiseColumns } from '#shop/delivery/take-slot.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { discountUnder } from '#shop/payments/payment-terms.ts'
import type { Shop } from '#shop/shop.ts'
import { findConfirmedAccount } from './find-confirmed-account.ts'
import type { ManualDelivery } from './find-manual-delivery.ts'
import type { ManualPayment } from './find-manual-payment.ts'
import type { PricedManualLine } from './read-manual-lines.ts'

/** In place of the key of a checkout: the same form finds the order that it made. */
export const attemptKeyOf = (key: string) => `by-hand:${key}`

export interface ManualSale extends ManualPayment {
  readonly id: string
  readonly key: string
  readonly actor: Actor
  readonly order: ManualOrder
  readonly lines: readonly PricedManualLine[]
  readonly delivery: ManualDelivery
  /** What she agreed on; null where no day is promised yet. */
  readonly promise: ReturnType<typeof promiseColumns> | null
}

/** The order as she agreed on it, and in the history who wrote it down. Its units are off the shelf already. */
export async function writeManualOrder(shop: Shop, tx: Transaction, sale: ManualSale): Promise<OrderRow> {
  const { id, key, actor, order, lines, delivery, promise, method, provider, terms, holdHours } = sale
  const { customer, origin, way, note } = order
  const now = shop.clock.now()
  const subtotalAmount = subtotalOf(lines)
  const sums = {
    subtotalAmount,
    shippingAmount: delivery.shippingAmount,
    giftAmount: 0,
    couponDiscountAmount: 0,
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
    orderNumber: makeOrderNumber(randomBytes),
    customerName: customer.name || manualOrderCopy.nameless,
    customerEmail: customer.email,
    customerPhone: customer.phone || null,
    notes: note || null,
    deliveryWay: way,
    pickupCode: way === 'pickup' ? makePickupCode(randomInt) : null,
    attemptKey: attemptKeyOf(key),
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: method,
    paymentProvider: provider,
    stockHeld: true,
    holdExpiresAt: holdHours === null ? null : new Date(now.getTime() + holdHours * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
  const details = { actorId: actor.id, reason: manualOrderCopy.firstEvent(origin, lines) }
  const written = await writeOrder(tx, row, { lines }, details)
  const change = { entity: 'order', entityId: id, action: 'made-by-hand' } as const
  await recordChange(tx, { actor, ...change, at: now })
  return written
}

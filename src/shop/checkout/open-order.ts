import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { lineTotal, subtotalOf } from '#domain/checkout/checkout-total.ts'
import { judgeCart } from '#domain/checkout/judge-cart.ts'
import { makeOrderNumber } from '#domain/orders/order-number.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { closeOpenOrder } from '#shop/orders/close-open-order.ts'
import { moveStock, type StockMove } from '#shop/orders/move-stock.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { itemsOf, type OrderRow, unitsOf } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { attemptKey } from './attempt-key.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { type CheckoutLine, readCheckoutCart } from './read-checkout-cart.ts'

export const HOLD_MINUTES = 30

/**
 * Checks the cart, holds its units and writes the pending order, or finds the one that this very attempt opened before. An
 * order of another attempt is closed and its units freed in the same stroke.
 */
export async function openOrder(
  shop: Shop,
  tx: Transaction,
  request: CheckoutRequest,
  freight: CheckoutFreight,
): Promise<Ok<OrderRow> | CheckoutRefusal> {
  const { userId, customer } = request
  const now = shop.clock.now()
  // Two presses of the button take turns here, so that the second finds what the first one wrote.
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account || (customer.email !== null && customer.email.trim().toLowerCase() !== account.email)) {
    return refuse('email-differs')
  }
  const lines = await readCheckoutCart(tx, userId)
  const { cartItems: seen, expectedTotal } = request
  const judged = judgeCart({ kept: lines, seen, freight: freight.amount, expectedTotal })
  if (!judged.ok) return judged

  const key = attemptKey({ userId, lines, address: freight.address, freight: freight.amount })
  const [earlier] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.holdExpiresAt)))
    .for('update')
  if (earlier && earlier.attemptKey === key && !isOver(earlier, now))
    return ok(await resume(tx, earlier, request, now))

  const fresh = newOrder(shop, { request, freight, lines, key, email: account.email, now })
  const moves: StockMove[] = [{ orderId: fresh.id, reason: 'hold', lines }]
  if (earlier)
    moves.unshift({ orderId: earlier.id, reason: 'release', lines: unitsOf(await itemsOf(tx, earlier.id)) })
  const moved = await moveStock(tx, moves, now)
  if (!moved.ok) return moved
  if (earlier) {
    const reason = isOver(earlier, now) ? 'expired' : 'replaced'
    await closeOpenOrder(tx, earlier, { reason, owesCancel: true, now })
  }
  return ok(await writeOrder(tx, fresh, lines))
}

function isOver({ holdExpiresAt }: OrderRow, now: Date): boolean {
  return holdExpiresAt !== null && holdExpiresAt <= now
}

/** The same attempt again: only who receives it may have been corrected. */
async function resume(
  tx: Transaction,
  order: OrderRow,
  { customer }: CheckoutRequest,
  now: Date,
): Promise<OrderRow> {
  const customerName = customer.name
  const customerPhone = customer.phone
  if (order.customerName === customerName && order.customerPhone === customerPhone) return order
  await tx.update(orders).set({ customerName, customerPhone, updatedAt: now }).where(eq(orders.id, order.id))
  return { ...order, customerName, customerPhone }
}

function newOrder(
  shop: Shop,
  sale: {
    request: CheckoutRequest
    freight: CheckoutFreight
    lines: readonly CheckoutLine[]
    key: string
    email: string
    now: Date
  },
) {
  const { request, freight, lines, key, email, now } = sale
  const subtotalAmount = subtotalOf(lines)
  return {
    id: crypto.randomUUID(),
    userId: request.userId,
    orderNumber: makeOrderNumber(randomBytes),
    subtotalAmount,
    totalAmount: subtotalAmount + freight.amount,
    customerName: request.customer.name,
    customerEmail: email,
    customerPhone: request.customer.phone,
    shippingAddress: freight.address,
    shippingProvider: freight.provider,
    shippingService: freight.service,
    shippingAmount: freight.amount,
    shippingBreakdown: freight.breakdown,
    shippingEta: freight.eta,
    shippingDistanceMetres: freight.distanceMetres,
    quoteId: freight.quoteId,
    attemptKey: key,
    sessionId: randomBytes(24).toString('base64url'),
    paymentProvider: shop.payments.provider,
    stockHeld: true,
    holdExpiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    createdAt: now,
    updatedAt: now,
  } satisfies typeof orders.$inferInsert
}

async function writeOrder(
  tx: Transaction,
  order: ReturnType<typeof newOrder>,
  lines: readonly CheckoutLine[],
): Promise<OrderRow> {
  const written = await insertOrder(tx, order)
  await tx.insert(orderItems).values(
    lines.map((line, position) => ({
      orderId: order.id,
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      totalPrice: lineTotal(line),
      productSnapshot: { name: line.name, images: line.images, variant_name: line.variantName },
      position,
    })),
  )
  await recordOrderEvents(tx, order.id, [{ kind: 'placed', at: order.createdAt }])
  return written
}

/** Two orders draw the same number once in a lifetime; then another one is drawn. */
async function insertOrder(tx: Transaction, order: ReturnType<typeof newOrder>): Promise<OrderRow> {
  for (let draw = 0; draw < 3; draw++) {
    const orderNumber = draw === 0 ? order.orderNumber : makeOrderNumber(randomBytes)
    const [written] = await tx
      .insert(orders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning()
    if (written) return written
  }
  throw new Error('no free order number was drawn')
}

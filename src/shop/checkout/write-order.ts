import { randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from '#database/connect.ts'
import { couponUses } from '#database/schema/coupons.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import { lineTotal, orderTotal, subtotalOf } from '#domain/checkout/checkout-total.ts'
import { holdEnd } from '#domain/checkout/hold.ts'
import type { CouponChoice } from '#domain/coupons/choose-coupon.ts'
import { makePickupCode } from '#domain/delivery/pickup-code.ts'
import type { Centavos } from '#domain/money.ts'
import { makeOrderNumber } from '#domain/orders/order-number.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import type { PaymentTerms } from './payment-terms.ts'
import type { CheckoutLine } from './read-checkout-cart.ts'

/** What a coupon takes off the order that is being written. */
export type AppliedCoupon = NonNullable<CouponChoice['applied']>

export type NewOrder = ReturnType<typeof newOrder>

/** The pending order as it will be written, priced by the server. */
export function newOrder(sale: {
  request: CheckoutRequest
  freight: CheckoutFreight
  terms: PaymentTerms
  giftAmount: Centavos
  discount: Centavos
  coupon: AppliedCoupon | null
  lines: readonly CheckoutLine[]
  key: string
  email: string
  now: Date
}) {
  const { request, freight, terms, giftAmount, discount, coupon, lines, key, email, now } = sale
  const sums = {
    subtotalAmount: subtotalOf(lines),
    shippingAmount: freight.amount,
    giftAmount,
    couponDiscountAmount: coupon?.amount ?? 0,
    pixDiscountAmount: discount,
  }
  return {
    ...sums,
    totalAmount: orderTotal(sums),
    id: crypto.randomUUID(),
    userId: request.userId,
    orderNumber: makeOrderNumber(randomBytes),
    customerName: request.customer.name,
    customerEmail: email,
    customerPhone: request.customer.phone,
    customerCpf: request.customer.cpf ?? null,
    shippingAddress: freight.address,
    shippingProvider: freight.provider,
    shippingService: freight.service,
    shippingBreakdown: freight.breakdown,
    shippingEta: freight.eta,
    deliveryWay: freight.way,
    pickupCode: freight.way === 'pickup' ? makePickupCode(randomInt) : null,
    shippingDistanceMetres: freight.distanceMetres,
    quoteId: freight.quoteId,
    attemptKey: key,
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: terms.method,
    paymentProvider: terms.provider,
    stockHeld: true,
    holdExpiresAt: holdEnd(now, terms.holdMinutes),
    createdAt: now,
    updatedAt: now,
  } satisfies typeof orders.$inferInsert
}

/** From the cart, or written down by the owner. */
type PlacedOrder = typeof orders.$inferInsert & { id: string; createdAt: Date }

type SoldLine = Omit<CheckoutLine, 'seenPrice' | 'sellable' | 'readyOn' | 'categoryId'>

/** The order, its items as sold and the first line of its story, with who wrote it down where that was not the customer. */
export async function writeOrder(
  tx: Transaction,
  order: PlacedOrder,
  { lines, coupon = null }: { lines: readonly SoldLine[]; coupon?: AppliedCoupon | null },
  story: { actorId?: string; reason?: string } = {},
): Promise<OrderRow> {
  const written = await insertOrder(tx, order)
  await tx.insert(orderItems).values(
    lines.map((line, position) => ({
      orderId: order.id,
      productId: line.productId,
      variantId: line.variantId,
      pourId: line.pourId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      unitCost: line.unitCost,
      totalPrice: lineTotal(line),
      productSnapshot: { name: line.name, images: line.images, variant_name: line.variantName },
      position,
    })),
  )
  if (coupon) {
    const { amount, shares } = coupon
    const use = { orderId: order.id, couponId: coupon.coupon.id, label: coupon.coupon.label, amount }
    await tx.insert(couponUses).values({ ...use, shares: [...shares], createdAt: order.createdAt })
  }
  await recordOrderEvents(tx, order.id, [{ kind: 'placed', at: order.createdAt, ...story }])
  return written
}

/** Two orders draw the same number once in a lifetime; then another one is drawn. */
async function insertOrder(tx: Transaction, order: PlacedOrder): Promise<OrderRow> {
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

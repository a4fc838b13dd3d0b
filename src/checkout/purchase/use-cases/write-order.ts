import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SaleItem } from '#catalogue/kits/use-cases/sell-kits.ts'
import { calculateSubtotal, lineTotal, orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import type { AppliedCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import { couponUses } from '#orders/coupons/schema.ts'
import { makePickupCode, redrawOrderNumber } from '#orders/domain/order-number.ts'
import { holdEndUnder } from '#orders/domain/own-key-hold.ts'
import { drawOrderNumber, insertion, type NewOrder as NewOrderRow } from '#orders/use-cases/insert-orders.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import type { CheckedSale } from './check-sale.ts'
import type { CheckoutRequest } from './checkout-request.ts'

export type NewOrder = ReturnType<typeof newOrder>

export function newOrder(shop: Shop, request: CheckoutRequest, sale: CheckedSale, now: Date) {
  const { freight, freightDue, terms, giftAmount, discount, coupon, voucher, lines } = sale
  const sums = {
    subtotalAmount: calculateSubtotal(lines),
    shippingAmount: freightDue,
    giftAmount,
    couponDiscountAmount: coupon?.amount ?? 0,
    pixDiscountAmount: discount,
    voucherAmount: voucher?.amount ?? 0,
  }
  const isCovered = sums.voucherAmount > 0 && orderTotal(sums) === 0
  return {
    ...sums,
    totalAmount: orderTotal(sums),
    shippingWaivedAmount: freight.amount - freightDue,
    id: crypto.randomUUID(),
    userId: request.userId,
    orderNumber: drawOrderNumber(shop),
    customerName: request.customer.name,
    customerEmail: sale.buyer.email,
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
    attemptKey: sale.key,
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: isCovered ? ('voucher' as const) : terms.method,
    paymentProvider: isCovered ? ('voucher' as const) : terms.provider,
    stockHeld: true,
    holdExpiresAt: holdEndUnder(terms.hold, now),
    createdAt: now,
    updatedAt: now,
  } satisfies NewOrderRow
}

type PlacedOrder = NewOrderRow & { id: string; createdAt: Date }

type SoldItem = Omit<SaleItem, 'productId'> & { readonly productId: string | null }

export async function writeOrder(
  tx: Transaction,
  order: PlacedOrder,
  { lines, coupon = null }: { lines: readonly SoldItem[]; coupon?: AppliedCoupon | null },
  created: { actorId?: string; reason?: string } = {},
): Promise<OrderRow> {
  const written = await insertOrder(tx, order, lines, created)
  if (coupon) {
    const { amount, freight: freightAmount, shares } = coupon
    const { id: couponId, label } = coupon.coupon
    const use = { orderId: order.id, couponId, label, amount, freightAmount }
    await tx.insert(couponUses).values({ ...use, shares: [...shares], createdAt: order.createdAt })
  }
  return written
}

/** An order number collision is rare; nothing is written then, and another number is drawn. */
async function insertOrder(
  tx: Transaction,
  order: PlacedOrder,
  lines: readonly SoldItem[],
  created: { actorId?: string; reason?: string },
): Promise<OrderRow> {
  for (let draw = 0; draw < 3; draw++) {
    const orderNumber = draw === 0 ? order.orderNumber : redrawOrderNumber(randomBytes, order.orderNumber)
    const written = await insertWithItems(tx, { ...order, orderNumber }, lines, created)
    if (written) return written
  }
  throw new Error('no free order number was drawn')
}

async function insertWithItems(
  tx: Transaction,
  order: PlacedOrder,
  lines: readonly SoldItem[],
  { actorId = null, ...details }: { actorId?: string | null; reason?: string },
): Promise<OrderRow | undefined> {
  const { placed, opened, asOrder } = insertion(tx, [order])
  const items = tx.$with('items', {}).as(sql`
    insert into order_items (order_id, product_id, variant_id, batch_id, quantity, unit_price, unit_cost, total_price,
      product_snapshot, kit, position)
    select placed.id, sold.* from placed, jsonb_to_recordset(${soldJson(lines)}::jsonb) as sold(product_id uuid,
      variant_id uuid, batch_id uuid, quantity int, unit_price numeric, unit_cost numeric, total_price numeric,
      product_snapshot jsonb, kit jsonb, position int)`)
  const firstEvent = tx.$with('first_event', {}).as(sql`
    insert into order_events (order_id, kind, details, actor_id, created_at)
    select id, 'placed', ${JSON.stringify(details)}::jsonb, ${actorId}::uuid, created_at from placed`)
  const [written] = await tx.with(placed, opened, items, firstEvent).select().from(placed)
  return written && asOrder(written)
}

/** Amounts are text inside the JSON, so that no float rounds them. */
function soldJson(lines: readonly SoldItem[]): string {
  const sold = lines.map((line, position) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    batch_id: line.batchId,
    quantity: line.quantity,
    unit_price: decimalFromCentavos(line.unitPrice),
    unit_cost: line.unitCost === null ? null : decimalFromCentavos(line.unitCost),
    total_price: decimalFromCentavos(lineTotal(line)),
    product_snapshot: { name: line.name, images: line.images, variant_name: line.variantName },
    kit: line.kit ?? null,
    position,
  }))
  return JSON.stringify(sold)
}

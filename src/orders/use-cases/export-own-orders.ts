import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import { shownAddress } from '#orders/domain/pickup-place.ts'
import { photoName } from '#orders/returns/photo-name.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderEvents, orderItems, orders, payments } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { couponLabelColumn } from '#orders/use-cases/coupon-of-order.ts'
import { orderGiftColumn, parseOrderGift } from '#orders/use-cases/order-gift.ts'
import { invoiceColumn, invoiceXmlColumn } from '#orders/use-cases/order-json.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

export async function exportOwnOrders(shop: Shop, userId: string) {
  const ownOrders = await listOrders(shop, userId)
  const ids = ownOrders.map(({ id }) => id)
  const [items, payments, refunds, returned, messages, corrections, reasons] = [
    await listItems(shop, ids),
    await listPayments(shop, ids),
    await listRefunds(shop, ids),
    await listReturns(shop, ids),
    await listMessages(shop, ids),
    await listCorrections(shop, ids),
    await listReasons(shop, ids),
  ]
  return ownOrders.map(({ id, gift, ...order }) => ({
    ...order,
    shippingAddress: shownAddress(order),
    status: statusLabel(order.status, order.deliveryWay),
    gift: giftPart(parseOrderGift(gift)),
    items: selectParts(items, id).map(({ snapshot, ...item }) => ({
      product: snapshot.name,
      size: snapshot.variant_name,
      ...item,
    })),
    payments: selectParts(payments, id),
    refunds: selectParts(refunds, id),
    returns: selectParts(returned, id).map(({ photos, ...row }) => ({
      ...row,
      photos: photos.map((url) => photoUrl(shop, order.orderNumber, url)),
    })),
    messages: selectParts(messages, id),
    corrections: selectParts(corrections, id),
    reasons: selectParts(reasons, id),
  }))
}

const photoUrl = ({ config }: Shop, number: string, url: string) =>
  config.siteUrl + pathTo('complaintPhoto', { number, photo: photoName(url) })

function giftPart(gift: OrderGift | null) {
  if (!gift) return null
  const { message, receiver, options } = gift
  return {
    cardText: message,
    receiverName: receiver?.name ?? null,
    receiverPhone: receiver?.phone ?? null,
    wrapping: options.map(({ name, price }) => ({ name, priceInCentavos: price })),
  }
}

function selectParts<Part extends { orderId: string }>(
  parts: readonly Part[],
  id: string,
): Omit<Part, 'orderId'>[] {
  return parts.filter(({ orderId }) => orderId === id).map(({ orderId: _order, ...part }) => part)
}

function listOrders({ db }: Shop, userId: string) {
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      origin: orders.origin,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: paymentFacts.paymentMethod,
      paymentProvider: paymentFacts.paymentProvider,
      paymentReference: paymentFacts.paymentReference,
      totalInCentavos: orders.totalAmount,
      refundedInCentavos: orders.refundedAmount,
      shippingInCentavos: orders.shippingAmount,
      shippingWaivedInCentavos: orders.shippingWaivedAmount,
      couponLabel: couponLabelColumn,
      couponDiscountInCentavos: orders.couponDiscountAmount,
      voucherInCentavos: orders.voucherAmount,
      voucherRefundedInCentavos: orders.voucherRefundedAmount,
      invoice: invoiceColumn,
      invoiceXml: invoiceXmlColumn,
      gift: orderGiftColumn,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      customerCpf: orders.customerCpf,
      shippingAddress: orders.shippingAddress,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      deliveryWay: orders.deliveryWay,
      pickupCode: orders.pickupCode,
      trackingNumber: orders.trackingNumber,
      /** Notes about the customer are personal data too. */
      ownerNotes: orders.notes,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
}

function listItems({ db }: Shop, ids: string[]) {
  return db
    .select({
      orderId: orderItems.orderId,
      snapshot: orderItems.productSnapshot,
      sku: sql<string | null>`nullif(coalesce(${productVariants.sku}, ${products.sku}), '')`,
      quantity: orderItems.quantity,
      unitPriceInCentavos: orderItems.unitPrice,
      totalInCentavos: orderItems.totalPrice,
      batchReadyOn: batches.readyOn,
    })
    .from(orderItems)
    .leftJoin(batches, eq(batches.id, orderItems.batchId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position))
}

function listPayments({ db }: Shop, ids: string[]) {
  return db
    .select({
      orderId: payments.orderId,
      paymentMethod: payments.method,
      paymentProvider: payments.provider,
      paymentReference: payments.reference,
      totalInCentavos: payments.amount,
      createdAt: payments.openedAt,
    })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.number))
}

function listRefunds({ db }: Shop, ids: string[]) {
  return db
    .select({
      orderId: refunds.orderId,
      totalInCentavos: refunds.amount,
      voucherRefundedInCentavos: refunds.voucherAmount,
      reason: refunds.reason,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt))
}

function listReturns({ db }: Shop, ids: string[]) {
  const { orderId, kind, remedy, state, reason, answer, pixKey, photos, createdAt } = orderReturns
  return db
    .select({
      orderId,
      returnKind: kind,
      remedy,
      returnState: state,
      customerWords: reason,
      answer,
      pixKey,
      photos,
      totalInCentavos: orderReturns.amount,
      createdAt,
    })
    .from(orderReturns)
    .where(inArray(orderId, ids))
    .orderBy(asc(createdAt))
}

function listMessages({ db }: Shop, ids: string[]) {
  const { orderId, kind, details, createdAt } = orderEvents
  return db
    .select({
      orderId,
      subject: sql<string>`${details}->>'reason'`,
      text: sql<string>`${details}->>'text'`,
      createdAt,
    })
    .from(orderEvents)
    .where(and(inArray(orderId, ids), eq(kind, 'message-sent')))
    .orderBy(asc(createdAt))
}

function listReasons({ db }: Shop, ids: string[]) {
  const { orderId, kind, details, createdAt } = orderEvents
  const reason = sql<string>`${details}->>'reason'`
  return db
    .select({ orderId, reason, createdAt })
    .from(orderEvents)
    .where(
      and(inArray(orderId, ids), inArray(kind, ['corrected', 'payment-taken-back']), sql`${reason} <> ''`),
    )
    .orderBy(asc(createdAt))
}

/** Excludes the owner's courier costs, which are not the customer's data. */
async function listCorrections({ db }: Shop, ids: string[]) {
  const { entity, entityId, action, changes, createdAt } = auditEntries
  const rows = await db
    .select({ orderId: entityId, changes, at: createdAt })
    .from(auditEntries)
    .where(and(eq(entity, 'order'), inArray(entityId, ids), eq(action, 'correct')))
    .orderBy(asc(createdAt))
  return rows.map(({ orderId, at, changes: { freightOfAddress: _freight, ...fields } }) => ({
    orderId,
    at,
    before: Object.fromEntries(Object.entries(fields).map(([field, { from }]) => [field, from])),
  }))
}

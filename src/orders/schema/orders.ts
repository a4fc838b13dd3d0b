import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import type { SoldKit } from '#catalogue/kits/domain/sold-kit.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliveryWay, Hours, Shift } from '#delivery/calendar/domain/shifts.ts'
import type { OrderOrigin } from '#orders/domain/order-origin.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import type { PaidWith, PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'

/** Amounts in reais, as the order keeps and shows them. */
export interface ShippingBreakdown {
  base: number
  kmTiers: { fromKm: number; toKm: number; ratePerKm: number; subtotal: number }[]
  handling: number
  peakUpchargeApplied?: boolean
  peakUpchargePct?: number
  peakUpchargeAmount?: number
}

export interface ProductSnapshot {
  name: string
  images: string[]
  variant_name: string | null
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull(),
    /** 'site', 'voucher' for one that buys a voucher, or where the owner took it themselves. */
    origin: text('origin').$type<OrderOrigin>().notNull().default('site'),
    status: text('status')
      .$type<'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'>()
      .notNull()
      .default('pending'),
    paymentStatus: text('payment_status')
      .$type<'pending' | 'paid' | 'failed' | 'refunded'>()
      .notNull()
      .default('pending'),
    subtotalAmount: money('subtotal_amount').notNull(),
    totalAmount: money('total_amount').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    /** Eleven digits, where the customer wanted it on the invoice. */
    customerCpf: text('customer_cpf'),
    trackingNumber: text('tracking_number'),
    notes: text('notes'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    /** The second line of an address ends with it; empty where it names none, and short enough for an index. */
    district: text('district').generatedAlwaysAs(
      sql`left(trim(split_part(coalesce(shipping_address->>'line2', ''), ' – ', -1)), 200)`,
    ),
    shippingProvider: text('shipping_provider'),
    shippingService: text('shipping_service'),
    /** Freight paid by the customer; `shipping_charged` is the same amount under the back office's name. */
    shippingAmount: money('shipping_amount').notNull().default(0),
    shippingCharged: money('shipping_charged').generatedAlwaysAs(sql`shipping_amount`),
    /** What the ride would have cost the customer, where a coupon or the owner's threshold gave it away; not in the total. */
    shippingWaivedAmount: money('shipping_waived_amount').notNull().default(0),
    shippingActualCost: money('shipping_actual_cost'),
    shippingBreakdown: jsonb('shipping_breakdown').$type<ShippingBreakdown>(),
    shippingEta: text('shipping_eta'),
    /** The day that was promised with the price, or on which a carrier gets it; null where there was no promise. */
    promisedDay: date('promised_day', { mode: 'string' }),
    /** The part of that day, where the customer could choose one. */
    promisedShift: text('promised_shift').$type<Shift>(),
    /** The shift's hours as they were promised; the owner may change theirs later. */
    promisedHours: jsonb('promised_hours').$type<Hours>(),
    /** Between which days a carrier was said to bring it; null on the other ways. */
    arrivesFrom: date('arrives_from', { mode: 'string' }),
    arrivesUntil: date('arrives_until', { mode: 'string' }),
    deliveryWay: text('delivery_way').$type<DeliveryWay>().notNull().default('courier'),
    /** True while this order is counted in `delivery_places`. */
    placeHeld: boolean('place_held').notNull().default(false),
    /** Four digits that the customer shows at the door of the workshop; null where nobody picks up. */
    pickupCode: text('pickup_code'),
    shippingDistanceMetres: integer('shipping_distance_metres'),
    /** Where a corrected address lies; null where the quote's own point holds. */
    deliveryPoint: jsonb('delivery_point').$type<GeoPoint>(),
    quoteId: uuid('quote_id'),
    /** Made from customer, cart, address and freight: the same attempt finds the same pending order. */
    attemptKey: text('attempt_key').notNull(),
    /** Opaque, in the address of the success page; only the order's owner can read through it. */
    sessionId: text('session_id').notNull(),
    paymentMethod: text('payment_method').$type<PaidWith>().notNull().default('card'),
    /** What the way of payment takes off the candles; kept as it was given. */
    pixDiscountAmount: money('pix_discount_amount').notNull().default(0),
    /** What a coupon takes off the candles. */
    couponDiscountAmount: money('coupon_discount_amount').notNull().default(0),
    /** What a voucher pays of it, and what of that went back to its balance. The total is what is left to pay. */
    voucherAmount: money('voucher_amount').notNull().default(0),
    voucherRefundedAmount: money('voucher_refunded_amount').notNull().default(0),
    /** What the gift options cost: a ribbon, a box. */
    giftAmount: money('gift_amount').notNull().default(0),
    /** What was given back so far. */
    refundedAmount: money('refunded_amount').notNull().default(0),
    paymentProvider: text('payment_provider').$type<PaymentProvider>().notNull(),
    /** Counts the payments opened for this order: another way of payment is another one. */
    paymentAttempt: integer('payment_attempt').notNull().default(1),
    paymentReference: text('payment_reference'),
    paymentFailure: text('payment_failure'),
    /** What the shop still owes at the provider: closing a payment nobody may make any more, or giving money back. */
    pendingProviderAction: text('pending_provider_action').$type<'cancel' | 'refund'>(),
    /** True while this order's units are taken out of `stock_quantity`. */
    stockHeld: boolean('stock_held').notNull().default(false),
    /** Set while the customer may still pay, and only then. */
    holdExpiresAt: instant('hold_expires_at'),
    /** Who ended the order: time, a changed cart, the customer or the owner. */
    cancelReason: text('cancel_reason').$type<'expired' | 'replaced' | 'customer' | 'owner'>(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
    /** The day of São Paulo on which the money came, of orders that were paid: what the reports count by. */
    soldOn: date('sold_on', { mode: 'string' }).generatedAlwaysAs(
      sql`case when payment_status in ('paid', 'refunded') then (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date end`,
    ),
    cancelledAt: instant('cancelled_at'),
    /** When the box was closed; a time of its own, beside the status. */
    packedAt: instant('packed_at'),
    shippedAt: instant('shipped_at'),
    estimatedDeliveryDate: instant('estimated_delivery_date'),
    deliveredAt: instant('delivered_at'),
    /** Set when the customer deleted the account: the identity is kept, locked, until the legal period ends. */
    identityLockedAt: instant('identity_locked_at'),
    /** Number, name, e-mail, phone (as written and as bare digits) and tracking code, folded for the back office's search. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`shop_fold(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone || ' ' || regexp_replace(customer_phone, '\\D', '', 'g'), '') || ' ' || coalesce(tracking_number, ''))`,
    ),
    /** Who bought without an account: the telephone's digits without the country's code, else the e-mail. */
    contact: text('contact').generatedAlwaysAs(
      sql`case when user_id is null and identity_locked_at is null then left(coalesce(nullif(regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^55(?=\\d{10,11}$)', ''), ''), nullif(customer_email, '')), 200) end`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('orders_order_number_key').on(t.orderNumber),
    uniqueIndex('orders_session_id_key').on(t.sessionId),
    uniqueIndex('orders_payment_reference_key').on(t.paymentProvider, t.paymentReference),
    // One open checkout per customer, however often and from however many tabs the button is pressed.
    // What the owner wrote down for the customer waits beside it.
    uniqueIndex('orders_open_checkout_key')
      .on(t.userId)
      .where(sql`hold_expires_at is not null and origin = 'site'`),
    // One form of the owner's is one order, however often it is sent.
    uniqueIndex('orders_by_hand_key').on(t.attemptKey).where(sql`origin <> 'site'`),
    index('orders_unclaimed_idx').on(t.customerEmail).where(sql`origin <> 'site' and user_id is null`),
    index('orders_user_created_idx').on(t.userId, t.createdAt.desc(), t.id),
    // Who bought once, and who not for long: added up for all customers without reading their orders.
    index('orders_buyers_idx').on(t.userId, t.soldOn).where(sql`payment_status = 'paid'`),
    index('orders_contact_idx')
      .on(t.contact, t.createdAt, t.soldOn, t.paymentStatus)
      .where(sql`contact is not null`),
    // A coupon for the first purchase asks who bought before with this address.
    index('orders_customer_email_idx').on(t.customerEmail),
    index('orders_created_idx').on(t.createdAt.desc(), t.id),
    index('orders_status_created_idx').on(t.status, t.createdAt.desc(), t.id),
    index('orders_payment_status_created_idx').on(t.paymentStatus, t.createdAt.desc(), t.id),
    index('orders_hold_expires_idx').on(t.holdExpiresAt).where(sql`hold_expires_at is not null`),
    index('orders_pending_action_idx').on(t.updatedAt).where(sql`pending_provider_action is not null`),
    index('orders_waiting_idx')
      .on(t.createdAt, t.id)
      .where(sql`payment_status = 'paid' and status in ('pending', 'processing')`),
    index('orders_promised_idx').on(t.promisedDay, t.promisedShift).where(sql`place_held`),
    index('orders_on_their_way_idx').on(t.shippedAt).where(sql`status = 'shipped'`),
    index('orders_delivered_at_idx').on(t.deliveredAt).where(sql`status = 'delivered'`),
    // What a sale consists of rides along: years of sales are added up without reading the orders themselves.
    index('orders_sold_on_idx')
      .on(
        t.soldOn,
        t.id,
        t.paymentStatus,
        t.paymentMethod,
        t.paymentProvider,
        t.subtotalAmount,
        t.couponDiscountAmount,
        t.pixDiscountAmount,
        t.giftAmount,
        t.shippingAmount,
        t.shippingWaivedAmount,
        t.shippingActualCost,
        t.shippingProvider,
        t.totalAmount,
        t.refundedAmount,
        t.voucherAmount,
        t.voucherRefundedAmount,
        t.origin,
        t.district,
        t.deliveryWay,
      )
      .where(sql`sold_on is not null`),
    // Cancelled with the money still here: few, and the candles of them are not sold.
    index('orders_money_owed_idx').on(t.id).where(sql`status = 'cancelled' and payment_status = 'paid'`),
    index('orders_search_idx').using('gin', sql`search_text gin_trgm_ops`),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('orders_payment_status', sql`${t.paymentStatus} in ('pending', 'paid', 'failed', 'refunded')`),
    check('orders_pending_action', sql`${t.pendingProviderAction} in ('cancel', 'refund')`),
    check('orders_cancel_reason', sql`${t.cancelReason} in ('expired', 'replaced', 'customer', 'owner')`),
    check(
      'orders_open_checkout',
      sql`${t.holdExpiresAt} is null or (${t.status} = 'pending' and ${t.paymentStatus} in ('pending', 'failed') and ${t.stockHeld})`,
    ),
    check('orders_pickup_code', sql`${t.pickupCode} ~ '^[0-9]{4}$'`),
    check('orders_customer_cpf', sql`${t.customerCpf} ~ '^[0-9]{11}$'`),
    check('orders_amounts_not_negative', sql`${t.subtotalAmount} >= 0 and ${t.shippingAmount} >= 0`),
    check(
      'orders_total_is_sum',
      sql`${t.totalAmount} = ${t.subtotalAmount} + ${t.shippingAmount} + ${t.giftAmount} - ${t.couponDiscountAmount} - ${t.pixDiscountAmount} - ${t.voucherAmount}`,
    ),
    check(
      'orders_voucher_amount',
      sql`${t.totalAmount} >= 0 and ${t.voucherAmount} >= 0 and ${t.voucherRefundedAmount} between 0 and ${t.voucherAmount}`,
    ),
    check(
      'orders_shipping_waived',
      sql`${t.shippingWaivedAmount} >= 0 and (${t.shippingWaivedAmount} = 0 or ${t.shippingAmount} = 0)`,
    ),
    check('orders_gift_amount', sql`${t.giftAmount} >= 0`),
    check('orders_coupon_discount', sql`${t.couponDiscountAmount} between 0 and ${t.subtotalAmount}`),
    check('orders_payment_method', sql`${t.paymentMethod} in ('card', 'pix', 'cash', 'voucher')`),
    check(
      'orders_origin',
      sql`${t.origin} in ('site', 'voucher', 'fair', 'instagram', 'phone', 'whatsapp', 'other')`,
    ),
    // Nobody waits for cash: it is written down when it is there.
    check('orders_cash', sql`${t.paymentMethod} <> 'cash' or ${t.paymentProvider} = 'by-hand'`),
    check(
      'orders_pix_discount',
      sql`${t.pixDiscountAmount} between 0 and ${t.subtotalAmount} - ${t.couponDiscountAmount} and (${t.paymentMethod} = 'pix' or ${t.pixDiscountAmount} = 0)`,
    ),
    check('orders_promised_shift', sql`${t.promisedShift} in ('morning', 'afternoon', 'evening')`),
    check(
      'orders_delivery_way',
      sql`${t.deliveryWay} in ('courier', 'arranged', 'pickup', 'handed', 'carrier')`,
    ),
    check(
      'orders_place_held',
      sql`not ${t.placeHeld} or (${t.promisedDay} is not null and ${t.promisedShift} is not null)`,
    ),
    check('orders_refunded_amount', sql`${t.refundedAmount} between 0 and ${t.totalAmount}`),
    check('orders_actual_cost_not_negative', sql`${t.shippingActualCost} >= 0`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    /** The batch that its units were reserved of, or that the owner chose; null where the oldest on the shelf leave first. */
    batchId: uuid('batch_id').references(() => batches.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    /** Units that went back to the shelf with a partial refund. */
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    /** When it was taken from the shelf for packing. */
    pickedAt: instant('picked_at'),
    unitPrice: money('unit_price').notNull(),
    /** What the product cost the shop when it was sold; null where nobody had said, and for sales before this was kept. */
    unitCost: money('unit_cost'),
    /** What the batches of its units cost for each; null until it is packed, and where one of them has no cost. */
    batchCost: money('batch_cost'),
    totalPrice: money('total_price').notNull(),
    productSnapshot: jsonb('product_snapshot').$type<ProductSnapshot>().notNull(),
    /** The kit that it was sold in; null for what was sold by itself. Its price is its share of the kit's. */
    kit: jsonb('kit').$type<SoldKit>(),
    /** As it was sold, short enough for an index; the size is empty for a candle that comes in one only. */
    name: text('name').generatedAlwaysAs(sql`left(product_snapshot->>'name', 200)`),
    size: text('size').generatedAlwaysAs(sql`left(coalesce(product_snapshot->>'variant_name', ''), 200)`),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    // What was sold rides along: years of it are added up without reading the items themselves.
    index('order_items_order_product_idx').on(
      t.orderId,
      t.productId,
      t.quantity,
      t.returnedQuantity,
      t.totalPrice,
      t.unitCost,
      t.batchCost,
      t.id,
      t.name,
      t.size,
    ),
    index('order_items_product_idx').on(t.productId),
    index('order_items_variant_idx').on(t.variantId),
    // The back office finds orders of a purged candle by the name it was sold under.
    index('order_items_purged_name_idx')
      .on(sql`(product_snapshot ->> 'name')`)
      .where(sql`product_id is null`),
    index('order_items_kit_idx').on(t.orderId).where(sql`kit is not null`),
    index('order_items_batch_idx').on(t.batchId).where(sql`batch_id is not null`),
    check('order_items_quantity_positive', sql`${t.quantity} > 0`),
    check('order_items_returned', sql`${t.returnedQuantity} between 0 and ${t.quantity}`),
    check('order_items_unit_price_positive', sql`${t.unitPrice} > 0`),
    check('order_items_total_is_product', sql`${t.totalPrice} = ${t.unitPrice} * ${t.quantity}`),
  ],
)

/** What happened to an order, for the customer's timeline and the owner's audit. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    actorId: uuid('actor_id'),
    /** Events of one instant keep the order in which they were written. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order_idx').on(t.orderId, t.createdAt)],
)

/** Every event of a payment provider that was seen, so that none counts twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    orderId: uuid('order_id'),
    outcome: text('outcome').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_provider_event_key').on(t.provider, t.eventId),
    index('payment_events_order_idx').on(t.orderId),
  ],
)

/** The books of the gateways that live inside the shop, the offline one and the owner's own Pix key: what a real provider would remember. Never a card number. */
export const offlinePayments = pgTable(
  'offline_payments',
  {
    reference: text('reference').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    clientSecretHash: text('client_secret_hash').notNull().unique(),
    provider: text('provider').$type<PaymentProvider>().notNull().default('offline'),
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    amount: money('amount').notNull(),
    /** What arrived and what went back, in total: by Pix it need not be the amount. */
    received: money('received').notNull().default(0),
    refunded: money('refunded').notNull().default(0),
    pixCode: text('pix_code'),
    expiresAt: instant('expires_at'),
    status: text('status').notNull(),
    declineReason: text('decline_reason'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** The keys of the refunds that were made, so that none is made twice. */
    refundKeys: text('refund_keys').array().notNull().default([]),
    /** Refunds that came back later, for trying out what the shop does then. */
    failedRefunds: jsonb('failed_refunds')
      .$type<{ id: string; key: string; amount: number }[]>()
      .notNull()
      .default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('offline_payments_created_idx').on(t.createdAt),
    check('offline_payments_amount_positive', sql`${t.amount} > 0`),
    check('offline_payments_refunded', sql`${t.refunded} between 0 and ${t.received}`),
  ],
)

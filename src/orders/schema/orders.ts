import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
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
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import type { PaidWith, PaymentProvider } from '#platform/domain/payment-method.ts'

/** Amounts in reais. */
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
    /** 'site', 'voucher', or the channel of an order that the owner recorded. */
    origin: text('origin').$type<OrderOrigin>().notNull().default('site'),
    status: text('status')
      .$type<'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'>()
      .notNull()
      .default('pending'),
    /** Status of the payment that counts. A foreign key keeps both equal; lists and reports filter by it. */
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    subtotalAmount: money('subtotal_amount').notNull(),
    totalAmount: money('total_amount').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    customerCpf: text('customer_cpf'),
    trackingNumber: text('tracking_number'),
    notes: text('notes'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    /** Last part of the address's second line, truncated for the index; empty if none. */
    district: text('district').generatedAlwaysAs(
      sql`left(trim(split_part(coalesce(shipping_address->>'line2', ''), ' – ', -1)), 200)`,
    ),
    shippingProvider: text('shipping_provider'),
    shippingService: text('shipping_service'),
    /** `shipping_charged` is the back office's name for the same amount. */
    shippingAmount: money('shipping_amount').notNull().default(0),
    shippingCharged: money('shipping_charged').generatedAlwaysAs(sql`shipping_amount`),
    /** Freight waived by a coupon or a threshold; not part of the total. */
    shippingWaivedAmount: money('shipping_waived_amount').notNull().default(0),
    shippingActualCost: money('shipping_actual_cost'),
    shippingBreakdown: jsonb('shipping_breakdown').$type<ShippingBreakdown>(),
    shippingEta: text('shipping_eta'),
    /** Promised delivery day, or the day a carrier receives the parcel. Null without a promise. */
    promisedDay: date('promised_day', { mode: 'string' }),
    promisedShift: text('promised_shift').$type<Shift>(),
    promisedHours: jsonb('promised_hours').$type<Hours>(),
    arrivesFrom: date('arrives_from', { mode: 'string' }),
    arrivesUntil: date('arrives_until', { mode: 'string' }),
    deliveryWay: text('delivery_way').$type<DeliveryWay>().notNull().default('courier'),
    /** True while this order occupies a place in `delivery_places`. */
    placeHeld: boolean('place_held').notNull().default(false),
    /** Four digits that the customer shows at the workshop; null unless picked up. */
    pickupCode: text('pickup_code'),
    shippingDistanceMetres: integer('shipping_distance_metres'),
    /** Location of a corrected address; null if the quote's location applies. */
    deliveryPoint: jsonb('delivery_point').$type<GeoPoint>(),
    quoteId: uuid('quote_id'),
    /** Idempotency key from customer, cart, address and freight: repeating the attempt finds this order. */
    attemptKey: text('attempt_key').notNull(),
    /** Opaque id in the success page's URL; only the order's owner can use it. */
    sessionId: text('session_id').notNull(),
    pixDiscountAmount: money('pix_discount_amount').notNull().default(0),
    couponDiscountAmount: money('coupon_discount_amount').notNull().default(0),
    /**
     * Amount paid by voucher, and how much of it was refunded to the voucher. `total_amount` is the rest,
     * paid with money.
     */
    voucherAmount: money('voucher_amount').notNull().default(0),
    voucherRefundedAmount: money('voucher_refunded_amount').notNull().default(0),
    giftAmount: money('gift_amount').notNull().default(0),
    refundedAmount: money('refunded_amount').notNull().default(0),
    /** The payment that counts: the one that paid the order, otherwise the open or last one. */
    paymentId: uuid('payment_id').notNull(),
    /** True while the units are deducted from `stock_quantity`. */
    stockHeld: boolean('stock_held').notNull().default(false),
    holdExpiresAt: instant('hold_expires_at'),
    cancelReason: text('cancel_reason').$type<'expired' | 'replaced' | 'customer' | 'owner'>(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
    /**
     * Day of payment in São Paulo; reports group by it. Null for voucher purchases, because vouchers are sold
     * candles when they are spent.
     */
    soldOn: date('sold_on', { mode: 'string' }).generatedAlwaysAs(
      sql`case when payment_status in ('paid', 'refunded') and delivery_way <> 'none' then (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date end`,
    ),
    cancelledAt: instant('cancelled_at'),
    packedAt: instant('packed_at'),
    shippedAt: instant('shipped_at'),
    estimatedDeliveryDate: instant('estimated_delivery_date'),
    deliveredAt: instant('delivered_at'),
    /**
     * Set when the account is deleted: the identity is kept, locked, until the legal retention period
     * ends.
     */
    identityLockedAt: instant('identity_locked_at'),
    /** Searchable fields, normalised; the phone number is included as entered and digits only. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`shop_fold(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone || ' ' || regexp_replace(customer_phone, '\\D', '', 'g'), '') || ' ' || coalesce(tracking_number, ''))`,
    ),
    /** Identifies guests: phone digits without country code, otherwise the email. */
    contact: text('contact').generatedAlwaysAs(
      sql`case when user_id is null and identity_locked_at is null then left(coalesce(nullif(regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^55(?=\\d{10,11}$)', ''), ''), nullif(customer_email, '')), 200) end`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('orders_order_number_key').on(t.orderNumber),
    uniqueIndex('orders_session_id_key').on(t.sessionId),
    uniqueIndex('orders_payment_key').on(t.paymentId),
    foreignKey({
      name: 'orders_payment_fk',
      columns: [t.paymentId, t.paymentStatus],
      foreignColumns: [payments.id, payments.status],
    }),
    // Allows one open checkout per customer, across tabs and repeated clicks. Orders that the owner
    // recorded are not counted.
    uniqueIndex('orders_open_checkout_key')
      .on(t.userId)
      .where(sql`hold_expires_at is not null and origin = 'site'`),
    uniqueIndex('orders_by_hand_key').on(t.attemptKey).where(sql`origin <> 'site'`),
    index('orders_unclaimed_idx').on(t.customerEmail).where(sql`origin <> 'site' and user_id is null`),
    index('orders_user_created_idx').on(t.userId, t.createdAt.desc(), t.id),
    // Covering index: one-time and inactive customers are counted without reading the orders.
    index('orders_buyers_idx').on(t.userId, t.paidAt).where(sql`payment_status = 'paid'`),
    index('orders_contact_idx')
      .on(t.contact, t.createdAt, t.paidAt, t.paymentStatus)
      .where(sql`contact is not null`),
    index('orders_customer_email_idx').on(t.customerEmail),
    index('orders_created_idx').on(t.createdAt.desc(), t.id),
    index('orders_status_created_idx').on(t.status, t.createdAt.desc(), t.id),
    index('orders_payment_status_created_idx').on(t.paymentStatus, t.createdAt.desc(), t.id),
    index('orders_hold_expires_idx').on(t.holdExpiresAt).where(sql`hold_expires_at is not null`),
    index('orders_waiting_idx')
      .on(t.createdAt, t.id)
      .where(sql`payment_status = 'paid' and status in ('pending', 'processing')`),
    index('orders_promised_idx').on(t.promisedDay, t.promisedShift).where(sql`place_held`),
    index('orders_on_their_way_idx').on(t.shippedAt).where(sql`status = 'shipped'`),
    index('orders_delivered_at_idx').on(t.deliveredAt).where(sql`status = 'delivered'`),
    // Covering index: reports sum years of sales without reading the orders.
    index('orders_sold_on_idx')
      .on(
        t.soldOn,
        t.id,
        t.paymentStatus,
        t.paymentId,
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
        t.district,
        t.deliveryWay,
      )
      .where(sql`sold_on is not null`),
    // Partial index on the few cancelled orders that are not refunded yet.
    index('orders_money_owed_idx').on(t.id).where(sql`status = 'cancelled' and payment_status = 'paid'`),
    index('orders_search_idx').using('gin', sql`search_text gin_trgm_ops`),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('orders_payment_status', sql`${t.paymentStatus} in ('pending', 'paid', 'failed', 'refunded')`),
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
    check(
      'orders_origin',
      sql`${t.origin} in ('site', 'voucher', 'fair', 'instagram', 'phone', 'whatsapp', 'other')`,
    ),
    check(
      'orders_pix_discount',
      sql`${t.pixDiscountAmount} between 0 and ${t.subtotalAmount} - ${t.couponDiscountAmount}`,
    ),
    check('orders_promised_shift', sql`${t.promisedShift} in ('morning', 'afternoon', 'evening')`),
    check(
      'orders_delivery_way',
      sql`${t.deliveryWay} in ('courier', 'arranged', 'pickup', 'handed', 'carrier', 'none')`,
    ),
    check(
      'orders_place_held',
      sql`not ${t.placeHeld} or (${t.promisedDay} is not null and ${t.promisedShift} is not null)`,
    ),
    check('orders_refunded_amount', sql`${t.refundedAmount} between 0 and ${t.totalAmount}`),
    check('orders_actual_cost_not_negative', sql`${t.shippingActualCost} >= 0`),
  ],
)

/**
 * One attempt to pay for an order. Attempts are kept after a change of method, so that late money for them
 * is still recognised.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().default(1),
    method: text('method').$type<PaidWith>().notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    reference: text('reference'),
    amount: money('amount').notNull(),
    pixDiscountAmount: money('pix_discount_amount').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    failure: text('failure'),
    pendingProviderAction: text('pending_provider_action').$type<'cancel' | 'refund'>(),
    pixCode: text('pix_code'),
    expiresAt: instant('expires_at'),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Set before the provider is asked to cancel, so that its 'closed' event does not end the order. */
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<'switched' | 'other-paid'>(),
  },
  (t) => [
    uniqueIndex('payments_reference_key').on(t.reference, t.provider),
    index('payments_order_idx').on(t.orderId, t.number),
    unique('payments_status_key').on(t.id, t.status),
    index('payments_method_idx').on(t.id, t.method, t.provider),
    index('payments_pending_action_idx').on(t.openedAt).where(sql`pending_provider_action is not null`),
    check('payments_method', sql`${t.method} in ('card', 'pix', 'cash', 'voucher')`),
    check('payments_status', sql`${t.status} in ('pending', 'paid', 'failed', 'refunded')`),
    check('payments_pending_action', sql`${t.pendingProviderAction} in ('cancel', 'refund')`),
    check('payments_closed_by', sql`${t.closedBy} in ('switched', 'other-paid')`),
    check('payments_cash', sql`${t.method} <> 'cash' or ${t.provider} = 'by-hand'`),
    check(
      'payments_pix_discount',
      sql`${t.pixDiscountAmount} >= 0 and (${t.method} = 'pix' or ${t.pixDiscountAmount} = 0)`,
    ),
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
    /** Reserved or chosen batch; null if units are taken from the oldest batch in stock. */
    batchId: uuid('batch_id').references(() => batches.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    pickedAt: instant('picked_at'),
    unitPrice: money('unit_price').notNull(),
    /** Product cost at the time of sale. Null if unknown, and for sales older than this column. */
    unitCost: money('unit_cost'),
    /** Average cost per unit over the item's batches; null until packed, or if any batch has no cost. */
    batchCost: money('batch_cost'),
    totalPrice: money('total_price').notNull(),
    productSnapshot: jsonb('product_snapshot').$type<ProductSnapshot>().notNull(),
    /**
     * The kit that contained the item; null if sold separately. The price is the item's share of the kit's
     * price.
     */
    kit: jsonb('kit').$type<SoldKit>(),
    /** Copied from the snapshot and truncated for the index; the size is empty if there is only one. */
    name: text('name').generatedAlwaysAs(sql`left(product_snapshot->>'name', 200)`),
    size: text('size').generatedAlwaysAs(sql`left(coalesce(product_snapshot->>'variant_name', ''), 200)`),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    // Covering index: reports sum years of sales without reading the items.
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
    // Finds orders of deleted products by the name at the time of sale.
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
    /** Preserves the insertion order of events with the same timestamp. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order_idx').on(t.orderId, t.createdAt)],
)

import { sql } from 'drizzle-orm'
import {
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
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'
import { orders, payments } from './orders.ts'

/** Without a row, the defaults from the environment apply. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    id: id(),
    singleton: boolean('singleton').notNull().default(true).unique(),
    pixDiscountPercent: integer('pix_discount_percent').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payment_settings_one_row', sql`${t.singleton}`),
    check('payment_settings_pix_discount', sql`${t.pixDiscountPercent} between 0 and 30`),
  ],
)

/**
 * The customer's id at the payment provider, which stores only cards that the customer chose to save.
 * Deleting the account deletes them there too.
 */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text('provider').$type<PaymentProvider>().notNull(),
  reference: text('reference').notNull().unique(),
  createdAt: createdAt(),
})

export interface RefundedLine {
  itemId: string
  quantity: number
}

/**
 * `pending`: requested by the shop; `done`, `refused`: answered by the provider; `failed`: done, but
 * rejected by the customer's bank.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    voucherAmount: money('voucher_amount').notNull().default(0),
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    restock: boolean('restock').notNull().default(false),
    reason: text('reason').notNull().default(''),
    state: text('state').$type<'pending' | 'done' | 'refused' | 'failed'>().notNull(),
    /** Idempotency key, shared with the provider. */
    key: text('key').notNull().unique(),
    actorId: uuid('actor_id'),
    byHand: boolean('by_hand').notNull().default(false),
    /** The provider's id of the failed refund, so that its event is applied once. */
    failureReference: text('failure_reference'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('refunds_order_idx').on(t.orderId, t.createdAt),
    index('refunds_pending_idx').on(t.createdAt).where(sql`state = 'pending'`),
    index('refunds_ended_idx').on(t.endedAt).where(sql`state = 'done'`),
    check(
      'refunds_amount_positive',
      sql`${t.amount} >= 0 and ${t.voucherAmount} >= 0 and ${t.amount} + ${t.voucherAmount} > 0`,
    ),
    check('refunds_state', sql`${t.state} in ('pending', 'done', 'refused', 'failed')`),
  ],
)

export const bankEntries = pgTable(
  'bank_entries',
  {
    id: id(),
    /** Hash of the bank's data, which deduplicates lines across uploads. */
    fingerprint: text('fingerprint').notNull().unique(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    payer: text('payer').notNull().default(''),
    txid: text('txid'),
    attemptId: uuid('attempt_id').references(() => payments.id, { onDelete: 'set null' }),
    uploadedBy: uuid('uploaded_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('bank_entries_day_idx').on(t.day),
    index('bank_entries_open_idx').on(t.day, t.id).where(sql`attempt_id is null`),
    check('bank_entries_amount_positive', sql`${t.amount} > 0`),
  ],
)

export const pixConfirmations = pgTable(
  'pix_confirmations',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    bankEntryId: uuid('bank_entry_id').references(() => bankEntries.id, { onDelete: 'set null' }),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
    takenBackAt: instant('taken_back_at'),
  },
  (t) => [
    uniqueIndex('pix_confirmations_standing_key').on(t.attemptId).where(sql`taken_back_at is null`),
    index('pix_confirmations_order_idx').on(t.orderId, t.createdAt),
    check('pix_confirmations_amount_positive', sql`${t.amount} > 0`),
  ],
)

/** Processed provider events, so that none is applied twice. */
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

/** Ledger of the gateways inside the shop: offline and own Pix key. Contains no card numbers. */
export const offlinePayments = pgTable(
  'offline_payments',
  {
    reference: text('reference').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    clientSecretHash: text('client_secret_hash').notNull().unique(),
    provider: text('provider').$type<PaymentProvider>().notNull().default('offline'),
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    amount: money('amount').notNull(),
    /** Totals received and refunded; a Pix transfer may differ from the amount due. */
    received: money('received').notNull().default(0),
    refunded: money('refunded').notNull().default(0),
    pixCode: text('pix_code'),
    expiresAt: instant('expires_at'),
    status: text('status').notNull(),
    declineReason: text('decline_reason'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    refundKeys: text('refund_keys').array().notNull().default([]),
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

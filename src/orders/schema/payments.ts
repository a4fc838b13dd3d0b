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
import { orders } from './orders.ts'

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

/** Kept after a change of method, so that money for a closed attempt is still recognised. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    pixDiscountAmount: money('pix_discount_amount').notNull().default(0),
    pixCode: text('pix_code'),
    expiresAt: instant('expires_at'),
    /** Set before the provider is asked to cancel, so that its 'closed' event does not end the order. */
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<'switched' | 'other-paid'>(),
    /** Pending provider call for an attempt that was replaced. */
    pendingProviderAction: text('pending_provider_action').$type<'cancel' | 'refund'>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_attempts_reference_key').on(t.provider, t.reference),
    index('payment_attempts_order_idx').on(t.orderId, t.number),
    index('payment_attempts_pending_action_idx')
      .on(t.createdAt)
      .where(sql`pending_provider_action is not null`),
    check('payment_attempts_method', sql`${t.method} in ('card', 'pix')`),
    check('payment_attempts_pending_action', sql`${t.pendingProviderAction} in ('cancel', 'refund')`),
    check('payment_attempts_closed_by', sql`${t.closedBy} in ('switched', 'other-paid')`),
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
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id, { onDelete: 'set null' }),
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
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
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

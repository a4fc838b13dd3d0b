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

/** What the owner decides about ways of payment; without a row the environment's defaults hold. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    id: id(),
    /** There is one row of settings; the constraint keeps it so. */
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

/** Every payment opened for an order: a customer may close one and open another, and money for the first is recognised here. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the order's first. */
    number: integer('number').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** The provider's name of the payment; with the own key it is the txid. */
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    pixDiscountAmount: money('pix_discount_amount').notNull().default(0),
    /** The Pix code ('copia e cola'), for a Pix attempt. */
    pixCode: text('pix_code'),
    /** When the code ends; null for a card. */
    expiresAt: instant('expires_at'),
    /** Set before the provider is asked to close it, so that its 'closed' does not end the order. */
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<'switched' | 'other-paid'>(),
    /** What is still to be done at the provider about an attempt that is no longer the order's own. */
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
 * What the provider calls an account whose card fields were shown. The cards themselves are there, and only those that the customer
 * ticked; deleting the account deletes the customer there, too.
 */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text('provider').$type<PaymentProvider>().notNull(),
  reference: text('reference').notNull().unique(),
  createdAt: createdAt(),
})

/** One line of an order that went back: which item and how many of it. */
export interface RefundedLine {
  itemId: string
  quantity: number
}

/**
 * Money given back, whole or in part. `pending` is the shop's request; `done` and `refused` are the provider's answer; `failed` was done
 * and came back, because the customer's bank did not take it.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    /** What goes back to the voucher that paid a part; `amount` is the money alone. */
    voucherAmount: money('voucher_amount').notNull().default(0),
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    /** Whether the units of the lines went back to the shelf. */
    restock: boolean('restock').notNull().default(false),
    reason: text('reason').notNull().default(''),
    state: text('state').$type<'pending' | 'done' | 'refused' | 'failed'>().notNull(),
    /** Names the request: the same press twice is one refund, here and at the provider. */
    key: text('key').notNull().unique(),
    actorId: uuid('actor_id'),
    /** The owner gave it back past the provider. */
    byHand: boolean('by_hand').notNull().default(false),
    /** The provider's name of the refund that failed, so that the same report undoes it once. */
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

/** A line of a bank statement that the owner uploaded. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: id(),
    /** Made from the bank's own facts: the same line in two uploads is one line. */
    fingerprint: text('fingerprint').notNull().unique(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    payer: text('payer').notNull().default(''),
    txid: text('txid'),
    /** The attempt that this money paid: a line serves once. */
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

/** The owner's word that a Pix to their own key has arrived. */
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
    /** What arrived. */
    amount: money('amount').notNull(),
    bankEntryId: uuid('bank_entry_id').references(() => bankEntries.id, { onDelete: 'set null' }),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
    takenBackAt: instant('taken_back_at'),
  },
  (t) => [
    // One valid confirmation for one attempt, however often the button is pressed.
    uniqueIndex('pix_confirmations_standing_key').on(t.attemptId).where(sql`taken_back_at is null`),
    index('pix_confirmations_order_idx').on(t.orderId, t.createdAt),
    check('pix_confirmations_amount_positive', sql`${t.amount} > 0`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { VoucherEntryKind, VoucherState } from '#orders/vouchers/domain/voucher.ts'
import { createdAt, id, instant, money } from '#platform/database/column-types.ts'

/** The balance is the sum of the voucher's entries. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    state: text('state').$type<VoucherState>().notNull().default('pending'),
    /** Hash of the code, which can be derived from the id; null until paid. */
    codeHash: text('code_hash').unique(),
    codeEnd: text('code_end').notNull().default(''),
    amount: money('amount').notNull(),
    giverName: text('giver_name').notNull().default(''),
    giverEmail: text('giver_email').notNull().default(''),
    giverId: uuid('giver_id').references(() => users.id, { onDelete: 'set null' }),
    receiverName: text('receiver_name').notNull().default(''),
    receiverEmail: text('receiver_email'),
    message: text('message').notNull().default(''),
    /** The voucher is sent in the morning of this day; null for immediately. */
    sendOn: date('send_on', { mode: 'string' }),
    sentAt: instant('sent_at'),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('vouchers_order_key').on(t.orderId),
    index('vouchers_created_idx').on(t.createdAt.desc(), t.id),
    index('vouchers_giver_idx').on(t.giverId),
    index('vouchers_to_send_idx').on(t.sendOn).where(sql`state = 'active' and sent_at is null`),
    check('vouchers_state', sql`${t.state} in ('pending', 'active', 'blocked')`),
    check('vouchers_code', sql`(${t.state} = 'pending') = (${t.codeHash} is null)`),
    check('vouchers_amount_positive', sql`${t.amount} > 0`),
  ],
)

/** Append-only ledger; a database check prevents a negative balance. */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    id: id(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    kind: text('kind').$type<VoucherEntryKind>().notNull(),
    amount: money('amount').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('voucher_entries_voucher_idx').on(t.voucherId, t.createdAt),
    index('voucher_entries_order_idx').on(t.orderId),
    index('voucher_entries_created_idx').on(t.createdAt),
    check('voucher_entries_kind', sql`${t.kind} in ('issued', 'spent', 'given-back', 'corrected')`),
    check(
      'voucher_entries_sign',
      sql`${t.amount} <> 0 and (${t.kind} = 'corrected' or (${t.amount} < 0) = (${t.kind} = 'spent'))`,
    ),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '#platform/database/column-types.ts'

/** Sent emails; the unique key prevents a retry from sending twice. */
export const emailDeliveries = pgTable(
  'email_deliveries',
  {
    key: text('key').primaryKey(),
    type: text('type').notNull(),
    state: text('state').$type<'claimed' | 'sent' | 'failed'>().notNull(),
    messageId: text('message_id'),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [check('email_deliveries_state', sql`${t.state} in ('claimed', 'sent', 'failed')`)],
)

export const automationEvents = pgTable(
  'automation_events',
  {
    id: id(),
    name: text('name').notNull(),
    succeeded: boolean('succeeded').notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('automation_events_name_idx').on(t.name, t.createdAt.desc())],
)

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    changes: jsonb('changes').$type<Record<string, { from: unknown; to: unknown }>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_entity_idx').on(t.entity, t.entityId, t.createdAt.desc()),
    index('audit_entries_created_idx').on(t.createdAt.desc(), t.id),
  ],
)

/** Keys are hashes, so no address of a person or machine is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)

export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: id(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** True while the state lasts (e.g. empty shelf, courier disabled), resolved or not. */
    standing: boolean('standing').notNull().default(false),
    resolvedAt: instant('resolved_at'),
    /** Null if open, or resolved before this column existed. */
    resolution: text('resolution').$type<'done' | 'dismissed' | 'by-itself'>(),
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reconciliation_findings_open_idx').on(t.createdAt).where(sql`resolved_at is null`),
    // A lasting state is reported once.
    uniqueIndex('reconciliation_findings_standing_key').on(t.kind, t.subject).where(sql`standing`),
    index('reconciliation_findings_ended_idx').on(t.resolvedAt).where(sql`resolution = 'by-itself'`),
    index('reconciliation_findings_unmailed_idx')
      .on(t.createdAt)
      .where(sql`mailed_at is null and resolved_at is null`),
    check('reconciliation_findings_resolution', sql`${t.resolution} in ('done', 'dismissed', 'by-itself')`),
  ],
)

export const noticeSettings = pgTable(
  'notice_settings',
  {
    id: id(),
    singleton: boolean('singleton').notNull().default(true).unique(),
    frequency: text('frequency').$type<'at-once' | 'hourly' | 'daily'>().notNull(),
    email: text('email'),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('notice_settings_one_row', sql`${t.singleton}`),
    check('notice_settings_frequency', sql`${t.frequency} in ('at-once', 'hourly', 'daily')`),
  ],
)

/** Kept for a day. No foreign key, because the answer to an account deletion outlives the account. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    /** Hashed, so that reading the table does not allow replaying a request. */
    key: text('key').primaryKey(),
    userId: uuid('user_id'),
    /** Null while work outside a transaction runs. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [index('request_answers_created_idx').on(t.createdAt)],
)

export const shopFacts = pgTable('shop_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

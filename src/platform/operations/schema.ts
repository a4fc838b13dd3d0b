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

/** Which e-mails were sent: the key is unique, so that a retry cannot send one twice. */
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

/** The events of each automation, for the panel of the back office. */
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

/** Who changed what and when, shown on the object's page. */
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

/** Counters of the rate limits. Keys are hashes: no address of a person or machine is kept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)

/** What the shop cannot settle by itself and tells its owner: findings of the reconciler, and states that last. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: id(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** True while the state that it tells of lasts (an empty shelf, a courier switched off), dealt with or not. */
    standing: boolean('standing').notNull().default(false),
    resolvedAt: instant('resolved_at'),
    /** Null on what is open, and on what was resolved before this was kept. */
    resolution: text('resolution').$type<'done' | 'dismissed' | 'by-itself'>(),
    /** When the e-mail about it was written. */
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reconciliation_findings_open_idx').on(t.createdAt).where(sql`resolved_at is null`),
    // A state that lasts is told once, whoever sees it first.
    uniqueIndex('reconciliation_findings_standing_key').on(t.kind, t.subject).where(sql`standing`),
    index('reconciliation_findings_ended_idx').on(t.resolvedAt).where(sql`resolution = 'by-itself'`),
    index('reconciliation_findings_unmailed_idx')
      .on(t.createdAt)
      .where(sql`mailed_at is null and resolved_at is null`),
    check('reconciliation_findings_resolution', sql`${t.resolution} in ('done', 'dismissed', 'by-itself')`),
  ],
)

/** How the owner wants to hear of orders and notices; without a row: at once, at the shop's own address. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    id: id(),
    /** There is one row of settings; the constraint keeps it so. */
    singleton: boolean('singleton').notNull().default(true).unique(),
    frequency: text('frequency').$type<'at-once' | 'hourly' | 'daily'>().notNull(),
    /** Null: the shop's own address. */
    email: text('email'),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('notice_settings_one_row', sql`${t.singleton}`),
    check('notice_settings_frequency', sql`${t.frequency} in ('at-once', 'hourly', 'daily')`),
  ],
)

/**
 * What became of a form that was sent with a request key, for a day: the same key gets the same answer. No foreign key: the answer
 * to the end of an account outlives it.
 */
export const requestAnswers = pgTable(
  'request_answers',
  {
    /** A hash: who reads the table cannot send the request again. */
    key: text('key').primaryKey(),
    userId: uuid('user_id'),
    /** 'handled': an action that stores no answer has returned. 'given-up': somebody asked before the request arrived. */
    state: text('state').$type<'begun' | 'handled' | 'given-up'>().notNull().default('given-up'),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    index('request_answers_created_idx').on(t.createdAt),
    check('request_answers_state', sql`${t.state} in ('begun', 'handled', 'given-up')`),
  ],
)

/** Small facts about this database, such as the version of the street table that was loaded. */
export const shopFacts = pgTable('shop_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

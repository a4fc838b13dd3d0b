import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '#platform/database/column-types.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull().default(''),
    image: text('image'),
    /** Set when the welcome email is enqueued, after the first sign-in, so that it is sent only once. */
    welcomedAt: instant('welcomed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_created_idx').on(t.createdAt.desc(), t.id),
    check('users_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash, so that reading this table does not allow signing in. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
    provedAt: instant('proved_at'),
    /** Until this time, an administrator's purchases in this session are tests. */
    testUntil: instant('test_until'),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** Identified by a cookie, of which only a keyed hash is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
)

/** Kept for six months, as Brazilian law requires, and no longer. */
export const accessRecords = pgTable(
  'access_records',
  {
    id: id(),
    /** Null after account deletion: the law requires only time and address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    clientAddress: text('client_address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('access_records_user_id_idx').on(t.userId),
    index('access_records_created_at_idx').on(t.createdAt),
  ],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'password' | 'google'>().notNull(),
    /** The provider's user id; for passwords, the shop's own user id. */
    providerAccountId: text('provider_account_id').notNull(),
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('accounts_provider_account_key').on(t.provider, t.providerAccountId),
    uniqueIndex('accounts_user_provider_key').on(t.userId, t.provider),
    check('accounts_provider', sql`${t.provider} in ('password', 'google')`),
    check('accounts_password_has_hash', sql`(${t.provider} = 'password') = (${t.passwordHash} is not null)`),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
    /** Blocks the back office until a second factor is set up. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    check('user_roles_role', sql`${t.role} in ('admin', 'helper')`),
  ],
)

/** Both tokens are hashes; using either one invalidates both. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    secondFactorRequired: boolean('second_factor_required').notNull(),
    /** Token of the link that the owner sends personally. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Token of the emailed link; using it proves access to that mailbox. */
    mailedTokenHash: text('mailed_token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'cascade' }),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('staff_invitations_open_key')
      .on(t.email)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    index('staff_invitations_used_by_idx').on(t.usedBy),
    index('staff_invitations_invited_by_idx').on(t.invitedBy),
    check('staff_invitations_role', sql`${t.role} in ('admin', 'helper')`),
    check('staff_invitations_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name'),
    email: text('email'),
    avatarUrl: text('avatar_url'),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender'),
    addressLine1: text('address_line_1'),
    addressLine2: text('address_line_2'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    country: text('country').notNull().default('Brasil'),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    notificationsEnabled: boolean('notifications_enabled').notNull().default(true),
    reviewInvitations: boolean('review_invitations').notNull().default(false),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    /** The owner's private note; included in the customer's data export. */
    ownerNote: text('owner_note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('profiles_email_idx').on(t.email),
    index('profiles_name_idx').on(sql`shop_fold(coalesce(nullif(full_name, ''), email, ''))`, t.userId),
    index('profiles_text_idx').using(
      'gin',
      sql`shop_fold(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) gin_trgm_ops`,
    ),
    check(
      'profiles_gender',
      sql`${t.gender} in ('masculino', 'feminino', 'nao-binario', 'prefiro-nao-informar')`,
    ),
    check('profiles_country', sql`${t.country} in ('Brasil', 'Argentina', 'Chile')`),
    check('profiles_state', sql`${t.state} is null or length(${t.state}) <= 2`),
  ],
)

/**
 * Notes on customers without an account, by the `contact` of their orders. A trigger updates it when the
 * last such order is reassigned.
 */
export const contactNotes = pgTable('contact_notes', {
  contact: text('contact').primaryKey(),
  note: text('note').notNull(),
})

export const emailConfirmationTokens = pgTable(
  'email_confirmation_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('email_confirmation_tokens_user_id_idx').on(t.userId)],
)

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('password_reset_tokens_user_id_idx').on(t.userId)],
)

/** Kept after account deletion for the legal retention period. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    kind: text('kind').notNull(),
    granted: boolean('granted').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('consents_user_id_idx').on(t.userId),
    check(
      'consents_kind',
      sql`${t.kind} in ('terms', 'newsletter', 'marketing_emails', 'review_invitations')`,
    ),
  ],
)

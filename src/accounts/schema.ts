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
    /** Set once, when the welcome e-mail is queued: it is sent after the first sign-in and never again. */
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
    /** A keyed hash: whoever reads this table still cannot sign in. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** 12 hours for administrators, 30 days for customers; sliding. */
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
    /** When the second factor was last shown in this session; null where none was asked for. */
    provedAt: instant('proved_at'),
    /** Until when what an administrator buys in this session is a test; null where it is none. */
    testUntil: instant('test_until'),
  },
  (t) => [index('sessions_user_id_idx').on(t.userId), index('sessions_expires_at_idx').on(t.expiresAt)],
)

/** The browsers that an account was used in, told by a cookie of which only a keyed hash is here. */
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

/** Who came in when and from where: kept for six months, as Brazilian law asks of every shop, and no longer. */
export const accessRecords = pgTable(
  'access_records',
  {
    id: id(),
    /** Null once the account is deleted: the law asks for time and place only. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    clientAddress: text('client_address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('access_records_user_id_idx').on(t.userId),
    index('access_records_created_at_idx').on(t.createdAt),
  ],
)

/** Ways to sign in: a password ('password') or an external identity provider ('google'). */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'password' | 'google'>().notNull(),
    /** The provider's own name for the person; for a password, the user's id. */
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
    /** Without one an administrator gets into no page of the back office; whoever invited them wanted it so. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    check('user_roles_role', sql`${t.role} in ('admin', 'helper')`),
  ],
)

/** Links that make somebody a helper or an administrator; both tokens are hashes, and whichever is used first ends both. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    /** What the owner calls the person who is invited. */
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    secondFactorRequired: boolean('second_factor_required').notNull(),
    /** Of the link that the owner sends themselves. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the link in the e-mail: who uses it has read that mailbox. */
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
    /** Whether the customer wants to be asked, some days after a delivery, how the candle was. */
    reviewInvitations: boolean('review_invitations').notNull().default(false),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    /** What the owner notes about the customer, for themselves; in the customer's own file all the same. */
    ownerNote: text('owner_note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('profiles_email_idx').on(t.email),
    // The back office lists customers by name, those without one by their e-mail.
    index('profiles_name_idx').on(sql`shop_fold(coalesce(nullif(full_name, ''), email, ''))`, t.userId),
    // The back office finds customers by a piece of their name, e-mail or telephone.
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

/** The same by the `contact` of orders without an account; a trigger takes it along when the last of them changes hands. */
export const contactNotes = pgTable('contact_notes', {
  contact: text('contact').primaryKey(),
  note: text('note').notNull(),
})

/** `token` holds a hash; the token itself is only ever in the e-mail. */
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

/** What a person agreed to, when, and in which words. Kept after the account is gone, for as long as the law asks. */
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

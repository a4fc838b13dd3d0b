import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { products } from '#catalogue/products/schema.ts'
import type {
  FeltIntensity,
  ReportReason,
  ReviewRefusalReason,
  ReviewRoom,
  ReviewStatus,
} from '#fulfilment/reviews/domain/review.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, instant, updatedAt } from '#platform/database/column-types.ts'

/** Triggers maintain count and sum of published reviews in `products`. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for demo reviews and after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** For example 'Marina S.'; null if the customer wants no name. */
    authorName: text('author_name'),
    stars: integer('stars').notNull(),
    room: text('room').$type<ReviewRoom>(),
    intensity: text('intensity').$type<FeltIntensity>(),
    wouldBuyAgain: boolean('would_buy_again'),
    words: text('words').notNull().default(''),
    photos: text('photos').array().notNull().default(sql`'{}'::text[]`),
    status: text('status').$type<ReviewStatus>().notNull().default('waiting'),
    refusalReason: text('refusal_reason').$type<ReviewRefusalReason>(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    decidedAt: instant('decided_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Increases with every edit, so that the owner decides about the text they read. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('reviews_product_user_key').on(t.productId, t.userId),
    index('reviews_user_idx').on(t.userId),
    index('reviews_published_idx').on(t.productId, t.createdAt.desc(), t.id).where(sql`status = 'published'`),
    index('reviews_status_idx').on(t.status, t.updatedAt),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_status', sql`${t.status} in ('waiting', 'published', 'refused')`),
    check('reviews_refusal_has_reason', sql`(${t.status} = 'refused') = (${t.refusalReason} is not null)`),
    check('reviews_photos', sql`cardinality(${t.photos}) <= 3`),
    check('reviews_intensity', sql`${t.intensity} in ('soft', 'balanced', 'strong')`),
  ],
)

/** Stores nothing about the reader who reported the review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
  },
  (t) => [index('review_reports_open_idx').on(t.reviewId).where(sql`resolved_at is null`)],
)

export const reviewInvitations = pgTable('review_invitations', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

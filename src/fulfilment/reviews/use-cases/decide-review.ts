import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { products } from '#catalogue/products/schema.ts'
import { normaliseParagraphs } from '#fulfilment/reviews/domain/normalise-review.ts'
import { MAX_ANSWER_LENGTH, type ReviewRefusalReason } from '#fulfilment/reviews/domain/review.ts'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { reviewUrl } from './review-links.ts'

interface Decision {
  actor: Actor
  id: string
  /** Version of the text that the owner read. */
  version: number
}

/** Publishes the review and resolves its open reports. Idempotent. */
export function publishReview(shop: Shop, { actor, id, version }: Decision) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const seen = await lockSeen(tx, id, version)
    if (!seen.ok) return seen
    const at = shop.clock.now()
    await resolveReports(tx, id, at)
    if (seen.value.status === 'published') return ok()
    await tx
      .update(reviews)
      .set({ status: 'published', refusalReason: null, decidedAt: at })
      .where(eq(reviews.id, id))
    await record(tx, { actor, id, action: 'published', at, before: seen.value.status, after: 'published' })
    return ok()
  })
}

/** Hides the review. The author learns the reason and may write a new one. */
export function refuseReview(
  shop: Shop,
  { actor, id, version, reason }: Decision & { reason: ReviewRefusalReason },
) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const seen = await lockSeen(tx, id, version)
    if (!seen.ok) return seen
    if (seen.value.status === 'refused') return ok()
    const at = shop.clock.now()
    await resolveReports(tx, id, at)
    await tx
      .update(reviews)
      .set({ status: 'refused', refusalReason: reason, decidedAt: at })
      .where(eq(reviews.id, id))
    await notifyWriter(shop, tx, { id, version, reason })
    await record(tx, { actor, id, action: 'refused', at, before: seen.value.status, after: reason })
    return ok()
  })
}

/** An empty text removes the owner's answer. The owner can never edit the review itself. */
export function answerReview(shop: Shop, { actor, id, version, answer }: Decision & { answer: string }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const seen = await lockSeen(tx, id, version)
    if (!seen.ok) return seen
    const words = normaliseParagraphs(answer)
    if (words.length > MAX_ANSWER_LENGTH) return refuse('answer-too-long')
    const at = shop.clock.now()
    await tx
      .update(reviews)
      .set({ answer: words || null, answeredAt: words ? at : null })
      .where(eq(reviews.id, id))
    await record(tx, { actor, id, action: 'answered', at, before: seen.value.answer, after: words || null })
    return ok()
  })
}

async function lockSeen(tx: Transaction, id: string, version: number) {
  const [review] = await tx
    .select({ status: reviews.status, version: reviews.version, answer: reviews.answer })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  if (!review) return refuse('review-not-found')
  return review.version === version ? ok(review) : refuse('changed-meanwhile')
}

const resolveReports = (tx: Transaction, reviewId: string, at: Date) =>
  tx
    .update(reviewReports)
    .set({ resolvedAt: at })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.resolvedAt)))

interface RecordedDecision {
  actor: Actor
  id: string
  action: string
  at: Date
  before: string | null
  after: string | null
}

const record = (tx: Transaction, { actor, id, action, at, before, after }: RecordedDecision) =>
  recordChange(tx, {
    actor,
    entity: 'review',
    entityId: id,
    action,
    changes: { status: { from: before, to: after } },
    at,
  })

async function notifyWriter(
  shop: Shop,
  tx: Transaction,
  { id, version, reason }: { id: string; version: number; reason: ReviewRefusalReason },
): Promise<void> {
  const [writer] = await tx
    .select({
      email: users.email,
      name: users.name,
      productName: products.name,
      slug: products.slug,
      order: { id: orders.id, orderNumber: orders.orderNumber },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.id, id))
  if (!writer) return
  const { email: to, productName, slug, order } = writer
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `review-refused:${id}:${version}`,
    email: {
      type: 'review-refused',
      to,
      data: {
        customerName: greetingName(writer),
        productName,
        reason,
        reviewUrl: reviewUrl(shop, order, slug),
      },
    },
  })
}

import { sql } from 'drizzle-orm'
import { reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

interface WaitingForOwner extends Record<string, unknown> {
  readonly paid: number
  /** Awaiting a Pix to the owner's own key. Excludes orders whose customer has not seen the code yet. */
  readonly pix: number
  /** Low stock of one candle's sizes counts once. */
  readonly notices: number
  readonly reviews: number
}

/** Runs on every back-office page: one query, with a partial index per count. */
export async function countWaitingForOwner({ db }: Pick<Shop, 'db'>): Promise<WaitingForOwner> {
  const { rows } = await db.execute<WaitingForOwner>(sql`
    select
      (select count(*)::int from ${orders}
        where payment_status = 'paid' and status in ('pending', 'processing')) as paid,
      (select count(*)::int from ${orders} join ${payments} on payments.id = orders.payment_id
        where hold_expires_at is not null and provider = 'pix-key' and reference is not null) as pix,
      (select count(distinct case kind when 'stock-low' then split_part(subject, ':', 1) else id::text end)::int
        from ${reconciliationFindings} where resolved_at is null) as notices,
      (select count(*)::int from ${reviews} where status = 'waiting')
        + (select count(distinct review_id)::int from ${reviewReports} join ${reviews} on reviews.id = review_id
          where resolved_at is null and status = 'published') as reviews`)
  return rows[0] ?? { paid: 0, pix: 0, notices: 0, reviews: 0 }
}

/** Helpers see no counts about money or customers. */
export async function countForHelper(shop: Shop) {
  const { paid } = await countWaitingForOwner(shop)
  return { waitingOrders: paid, awaitedPix: null, openNotices: 0, waitingReviews: 0 }
}

export async function countForMenu(shop: Shop) {
  const { paid, pix, notices, reviews } = await countWaitingForOwner(shop)
  return {
    waitingOrders: paid,
    awaitedPix: shop.payments.takes.pix === 'pix-key' || pix > 0 ? pix : null,
    openNotices: notices,
    waitingReviews: reviews,
  }
}

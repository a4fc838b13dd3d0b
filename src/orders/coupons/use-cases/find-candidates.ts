import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CouponCandidate } from '#orders/coupons/domain/choose-coupon.ts'
import type { Coupon } from '#orders/coupons/domain/coupon.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Matches by account, or by email address for purchases made before the account existed. */
const isOwn = (order: string) =>
  sql.raw(`(${order}.user_id = buyer.id or ${order}.customer_email = buyer.email)`)

const hasBought = sql`exists (select 1 from orders bought where ${isOwn('bought')} and bought.payment_status = 'paid')`

/** Ignores the customer's open order, which this checkout resumes or replaces. */
const hasUsed = sql`exists (select 1 from coupon_uses used join orders earlier on earlier.id = used.order_id
  where used.coupon_id = c.id and used.released_at is null and earlier.hold_expires_at is null and ${isOwn('earlier')})`

const ownOpenUses = sql`(select count(*)::int from coupon_uses own join orders open_order on open_order.id = own.order_id
  where own.coupon_id = c.id and own.released_at is null
    and open_order.user_id = buyer.id and open_order.hold_expires_at is not null)`

const couponJson = (uses: SQL) => sql`json_build_object(
  'id', c.id, 'code', c.code, 'label', c.label,
  'offer', case c.kind
    when 'percent' then json_build_object('kind', 'percent', 'percent', c.percent)
    when 'amount' then json_build_object('kind', 'amount', 'amount', (c.amount * 100)::int)
    when 'freight' then json_build_object('kind', 'freight')
    else json_build_object('kind', 'set', 'units', c.set_units, 'price', (c.amount * 100)::int, 'countsKitParts', c.counts_kit_parts) end,
  'minimum', (c.minimum * 100)::int, 'isFirstPurchaseOnly', c.first_purchase_only,
  'isOncePerCustomer', c.once_per_customer, 'productIds', c.product_ids, 'categoryIds', c.category_ids,
  'startsOn', c.starts_on, 'endsOn', c.ends_on, 'mostUses', c.most_uses, 'state', c.state,
  'uses', ${uses})`

const usesOfOthers = sql`c.uses - case when c.most_uses is null then 0 else ${ownOpenUses} end`

const candidateJson = sql`json_build_object('coupon', ${couponJson(usesOfOthers)}, 'customer', json_build_object(
  'hasBought', c.first_purchase_only and ${hasBought},
  'hasUsed', c.once_per_customer and ${hasUsed}))`

/**
 * Automatic offers plus the coupon in the customer's cart. Selected as a column to save the cart page a
 * query.
 */
export function candidatesColumn(userId: string | SQLWrapper): SQL<CouponCandidate[]> {
  return sql<CouponCandidate[]>`(
    select coalesce(json_agg(${candidateJson} order by c.id), '[]') from coupons c, users buyer
    where buyer.id = ${userId} and ((c.code is null and c.state = 'active')
      or (c.id = (select coupon_id from cart_coupons where user_id = buyer.id)
        and (not c.personal or c.user_id = buyer.id))))`
}

export async function findByCode(
  db: DatabaseOrTransaction,
  { userId, code }: { userId: string; code: string },
): Promise<CouponCandidate | null> {
  const { rows } = await db.execute<{ candidate: CouponCandidate }>(sql`
    select ${candidateJson} as candidate from coupons c, users buyer
    where buyer.id = ${userId} and c.code = ${code} and (not c.personal or c.user_id = buyer.id)`)
  return rows[0]?.candidate ?? null
}

/** Automatic offers without customer conditions. Usage counts are hidden from customers. */
export const openOffersColumn = (today: string) => sql<Coupon[]>`(
    select coalesce(json_agg(${couponJson(sql`0`)}::jsonb || '{"mostUses": null}' order by c.id), '[]') from coupons c
    where c.code is null and c.state = 'active' and not c.first_purchase_only and not c.once_per_customer
      and coalesce(c.uses < c.most_uses, true)
      and coalesce(c.starts_on <= ${today}, true) and coalesce(c.ends_on >= ${today}, true))`

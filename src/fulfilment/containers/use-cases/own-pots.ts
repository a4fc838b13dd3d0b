import { type SQL, sql } from 'drizzle-orm'

/** What a customer wants to hand over. `key` names this one announcement, so that it is counted once, in however many tabs. */
export interface PotsAnnouncement {
  readonly pots: number
  readonly key: string
}

/** For a statement that knows the announcements as `a`. */
export const announcementKey = sql<string>`'announced:' || extract(epoch from a.created_at)`

const announcementJson = sql`json_build_object('pots', a.pots, 'key', ${announcementKey})`

/** A customer's containers, as they see them. */
export interface OwnPots {
  readonly announced: PotsAnnouncement | null
  /** Counted so far towards the next coupon. */
  readonly balance: number
  /** Who has bought before has something to give back. */
  readonly mayAnnounce: boolean
  /** The customer's coupons that no order holds; a cart has room for one. */
  readonly coupons: readonly { readonly code: string; readonly isInCart: boolean }[]
}

export const hasBought = (userId: string | SQL) =>
  sql<boolean>`exists (select 1 from orders o where o.user_id = ${userId} and o.paid_at is not null)`

/** In one column, because the pages that show it have few statements. `userId` may be a column of the statement around it. */
export function ownPotsColumn(userId: string | SQL): SQL<OwnPots> {
  return sql<OwnPots>`json_build_object(
    'announced', (select ${announcementJson} from pot_announcements a where a.user_id = ${userId}),
    'balance', coalesce((select sum(e.pots)::int from pot_entries e where e.user_id = ${userId}), 0),
    'mayAnnounce', ${hasBought(userId)},
    'coupons', (select coalesce(json_agg(json_build_object('code', k.code, 'isInCart',
        exists (select 1 from cart_coupons c where c.coupon_id = k.id)) order by k.created_at), '[]') from coupons k
      where k.personal and k.user_id = ${userId} and k.state = 'active' and k.uses = 0))`
}

/** What an order's customer has announced, as a column of the order's own statement. */
export const announcedPotsColumn = sql<PotsAnnouncement | null>`(
  select ${announcementJson} from pot_announcements a where a.user_id = orders.user_id)`

/** How many containers an order's customer has announced, as a column of the order's own statement. */
export const announcedCount = sql<number | null>`(
  select a.pots from pot_announcements a where a.user_id = orders.user_id)`

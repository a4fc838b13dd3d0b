import { type SQL, sql } from 'drizzle-orm'

/** `key` identifies one announcement, so that it is counted only once. */
export interface ContainerAnnouncement {
  readonly count: number
  readonly key: string
}

/** Expects the announcements table to have the alias `a`. */
export const announcementKey = sql<string>`'announced:' || extract(epoch from a.created_at)`

const announcementJson = sql`json_build_object('count', a.pots, 'key', ${announcementKey})`

export interface OwnContainers {
  readonly announced: ContainerAnnouncement | null
  readonly balance: number
  readonly mayAnnounce: boolean
  /** Coupons not used by an order yet. A cart can hold only one. */
  readonly coupons: readonly { readonly code: string; readonly isInCart: boolean }[]
}

export const hasBought = (userId: string | SQL) =>
  sql<boolean>`exists (select 1 from orders o where o.user_id = ${userId} and o.paid_at is not null)`

/** One JSON column, to save queries. `userId` may be a column of the outer query. */
export function ownContainersColumn(userId: string | SQL): SQL<OwnContainers> {
  return sql<OwnContainers>`json_build_object(
    'announced', (select ${announcementJson} from pot_announcements a where a.user_id = ${userId}),
    'balance', coalesce((select sum(e.pots)::int from pot_entries e where e.user_id = ${userId}), 0),
    'mayAnnounce', ${hasBought(userId)},
    'coupons', (select coalesce(json_agg(json_build_object('code', k.code, 'isInCart',
        exists (select 1 from cart_coupons c where c.coupon_id = k.id)) order by k.created_at), '[]') from coupons k
      where k.personal and k.user_id = ${userId} and k.state = 'active' and k.uses = 0))`
}

export const announcedContainersColumn = sql<ContainerAnnouncement | null>`(
  select ${announcementJson} from pot_announcements a where a.user_id = orders.user_id)`

export const announcedCount = sql<number | null>`(
  select a.pots from pot_announcements a where a.user_id = orders.user_id)`

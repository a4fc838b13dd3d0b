import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'

/** A customer as the list and the file know her. */
export interface CustomerFacts {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly since: Date
  /** Paid ones, those that were refunded included. */
  readonly orders: number
  /** What the customer paid, less what was given back. */
  readonly total: Centavos
  readonly refunded: Centavos
  readonly lastOrderAt: Date | null
  /** Whether the customer wants the newsletter. */
  readonly newsletter: boolean
  /** Whether the customer wants e-mails about her orders' status. */
  readonly statusMails: boolean
}

export interface CustomerRow extends Record<string, unknown> {
  userId: string
  name: string
  email: string
  phone: string | null
  since: string
  orders: number
  total: string
  refunded: string
  lastOrderAt: string | null
  newsletter: boolean
  statusMails: boolean
}

/** Of the accounts chosen as `u` with their profiles as `p`: the orders of a page's customers only are read. */
export const customerColumns = sql`
  u.id as "userId", coalesce(nullif(p.full_name, ''), nullif(u.name, ''), '') as name, u.email, p.phone,
  u.created_at::text as since, bought.orders, bought.total, bought.refunded, bought.last as "lastOrderAt",
  exists (select from newsletter_subscriptions n where n.email = u.email and n.unsubscribed_at is null) as newsletter,
  coalesce(p.notifications_enabled, true) as "statusMails"`

export const whatTheyBought = sql`
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.total_amount - o.refunded_amount), 0)::text as total,
      coalesce(sum(o.refunded_amount), 0)::text as refunded, max(o.created_at)::text as last
    from orders o where o.user_id = u.id and o.sold_on is not null) bought`

export function customerFrom({ since, total, refunded, lastOrderAt, ...row }: CustomerRow): CustomerFacts {
  return {
    ...row,
    since: new Date(since),
    total: centavosFromDecimal(total),
    refunded: centavosFromDecimal(refunded),
    lastOrderAt: lastOrderAt ? new Date(lastOrderAt) : null,
  }
}

import { sql } from 'drizzle-orm'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'

export interface CustomerFacts {
  readonly userId: string | null
  /** Identifies customers without an account: phone digits, otherwise email. */
  readonly contact: string | null
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly since: Date
  /** Paid orders that were not fully refunded. */
  readonly orders: number
  /** Payments minus refunds. */
  readonly total: Centavos
  readonly refunded: Centavos
  readonly lastOrderAt: Date | null
  readonly birthday: string | null
  readonly waitsFor: readonly string[]
  readonly newsletter: boolean
  readonly statusMails: boolean
}

export interface CustomerRow extends Record<string, unknown>, Omit<CustomerFacts, Decoded> {
  since: string
  total: string
  refunded: string
  lastOrderAt: string | null
}

type Decoded = 'since' | 'total' | 'refunded' | 'lastOrderAt'

const email = sql`coalesce(u.email, bought.email, case when c.contact like '%@%' then c.contact end, '')`

/**
 * `select ${customerColumns} from chosen c ${customerTables}`; `chosen` must have `user_id`, `contact` and
 * `since`.
 */
export const customerColumns = sql`
  c.user_id as "userId", c.contact, coalesce(nullif(p.full_name, ''), nullif(u.name, ''), bought.name, '') as name,
  ${email} as email, coalesce(nullif(p.phone, ''), bought.phone) as phone, c.since::text,
  bought.orders, bought.total, bought.refunded, bought.last as "lastOrderAt", to_char(p.birth_date, 'MM-DD') as birthday,
  array(select concat_ws(' ', w.name, v.name) from restock_requests r join products w on w.id = r.product_id
    left join product_variants v on v.id = r.variant_id
    where r.email = ${email} and r.notified_at is null order by r.created_at) as "waitsFor",
  exists (select from newsletter_subscriptions n where n.email = ${email} and n.unsubscribed_at is null) as newsletter,
  coalesce(p.notifications_enabled, true) as "statusMails"`

export const ordersOfPerson = sql`(
  select * from orders where user_id = c.user_id union all select * from orders where contact = c.contact)`

export const customerTables = sql`
  left join users u on u.id = c.user_id left join profiles p on p.user_id = u.id
  cross join lateral (
    select count(*) filter (where o.payment_status = 'paid')::int as orders,
      coalesce(sum(o.total_amount - o.refunded_amount) filter (where o.payment_status in ('paid', 'refunded')), 0)::text as total,
      coalesce(sum(o.refunded_amount) filter (where o.payment_status in ('paid', 'refunded')), 0)::text as refunded,
      max(o.created_at) filter (where o.payment_status = 'paid')::text as last,
      (array_agg(o.customer_name order by o.created_at desc))[1] as name,
      (array_agg(nullif(o.customer_email, '') order by o.customer_email = '', o.created_at desc))[1] as email,
      (array_agg(o.customer_phone order by o.customer_phone is null, o.created_at desc))[1] as phone
    from ${ordersOfPerson} o) bought`

export function customerFrom({ since, total, refunded, lastOrderAt, ...row }: CustomerRow): CustomerFacts {
  return {
    ...row,
    since: new Date(since),
    total: centavosFromDecimal(total),
    refunded: centavosFromDecimal(refunded),
    lastOrderAt: lastOrderAt ? new Date(lastOrderAt) : null,
  }
}

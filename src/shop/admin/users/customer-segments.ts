import { type SQL, sql } from 'drizzle-orm'
import type { CustomerSegment } from '#domain/accounts/customer-segment.ts'

/** Of what was paid and not wholly given back, in the words of `orders_buyers_idx`. */
const kept = sql`o.payment_status = 'paid'`
const sixMonthsBefore = (today: string) => sql`${today}::date - interval '6 months'`
const waiting = sql`(select r.email from restock_requests r where r.notified_at is null)`

/** Whether the account `u` with its row of `profiles` belongs to it. */
export function accountIsIn(segment: CustomerSegment, today: string): SQL {
  if (segment === 'birthdays')
    return sql`extract(month from profiles.birth_date) = extract(month from ${today}::date)`
  if (segment === 'waiting') return sql`u.email in ${waiting}`
  const having = segment === 'once' ? sql`count(*) = 1` : sql`max(o.sold_on) < ${sixMonthsBefore(today)}`
  return sql`u.id in (select o.user_id from orders o where ${kept} and o.user_id is not null
    group by o.user_id having ${having})`
}

/** Whether who bought without an account belongs to it, by her orders `o`; nobody told the shop her birthday. */
export function contactIsIn(segment: CustomerSegment, today: string): SQL {
  if (segment === 'birthdays') return sql`false`
  if (segment === 'waiting') return sql`bool_or(o.customer_email in ${waiting})`
  if (segment === 'once') return sql`count(*) filter (where ${kept}) = 1`
  return sql`max(o.sold_on) filter (where ${kept}) < ${sixMonthsBefore(today)}`
}

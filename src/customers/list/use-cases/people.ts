import { type SQL, sql } from 'drizzle-orm'
import type { CustomerSegment } from '#accounts/domain/customer.ts'
import { containsText } from '#platform/contains-text.ts'

export interface PeopleFilter {
  readonly search: string
  readonly segment: CustomerSegment | null
  readonly sort: 'newest' | 'name'
  readonly today: string
}

/** Fewer digits of a phone number would match almost everyone. */
const FEWEST_DIGITS = 4

/** Must equal the expression of the index `profiles_text_idx`. */
const profileText = sql`shop_fold(coalesce(profiles.full_name, '') || ' ' || coalesce(profiles.email, '') || ' ' || regexp_replace(coalesce(profiles.phone, ''), '\\D', '', 'g'))`

export const profileHolds = (search: string): SQL => containsText(profileText, normaliseSearch(search))

/** Must equal the expression of `profiles_name_idx`. */
const profileName = sql`shop_fold(coalesce(nullif(profiles.full_name, ''), profiles.email, ''))`

export function accounts({ search, segment, sort, today }: PeopleFilter, after = ''): SQL {
  return sql`
    select u.id as user_id, null::text as contact, u.created_at as since,
      ${sort === 'name' ? profileName : sql`''`} as sort_name, u.email as key
    from users u join profiles on profiles.user_id = u.id
    where u.email > ${after}
      ${search ? sql`and ${profileHolds(search)}` : sql``}
      ${segment ? sql`and ${accountIsIn(segment, today)}` : sql``}`
}

/** `search_text` contains the already folded name after the order number. */
const foldedName = sql`min(substr(o.search_text, length(o.order_number) + 2))`

/** Customers without an account; the same columns as `accounts`. */
export function contacts({ search, segment, sort, today }: PeopleFilter, after = ''): SQL {
  const contactFilter = sql`and o.contact in (select o.contact from orders o
    where o.contact is not null and ${containsText(sql`o.search_text`, normaliseSearch(search))})`
  return sql`
    select null::uuid as user_id, o.contact, min(o.created_at) as since,
      ${sort === 'name' ? foldedName : sql`''`} as sort_name, o.contact as key
    from orders o where o.contact is not null and o.contact > ${after} ${search ? contactFilter : sql``}
    group by o.contact ${segment ? sql`having ${contactIsIn(segment, today)}` : sql``}`
}

/** People who wait for a restock email and never bought anything; the same columns. */
export function strangersWaiting(search: string, after = ''): SQL {
  return sql`
    select null::uuid as user_id, r.email as contact, min(r.created_at) as since, r.email as sort_name, r.email as key
    from restock_requests r
    where r.notified_at is null and r.email > ${after}
      and not exists (select from users u where u.email = r.email)
      and not exists (select from orders o where o.contact is not null and o.customer_email = r.email)
      ${search ? sql`and ${containsText(sql`shop_fold(r.email)`, search)}` : sql``}
    group by r.email`
}

/** The index stores phone numbers as digits only. */
function normaliseSearch(search: string): string {
  const digits = search.replace(/\D/g, '')
  return digits.length >= FEWEST_DIGITS && /^[\d\s()+./-]+$/.test(search) ? digits : search
}

/** Must match `orders_buyers_idx`. */
const isPaid = sql`o.payment_status = 'paid'`
const sixMonthsBefore = (today: string) =>
  sql`(${today}::date - interval '6 months') at time zone 'America/Sao_Paulo'`
const restockEmails = sql`(select r.email from restock_requests r where r.notified_at is null)`

function accountIsIn(segment: CustomerSegment, today: string): SQL {
  if (segment === 'birthdays')
    return sql`extract(month from profiles.birth_date) = extract(month from ${today}::date)`
  if (segment === 'waiting') return sql`u.email in ${restockEmails}`
  const having = segment === 'once' ? sql`count(*) = 1` : sql`max(o.paid_at) < ${sixMonthsBefore(today)}`
  return sql`u.id in (select o.user_id from orders o where ${isPaid} and o.user_id is not null
    group by o.user_id having ${having})`
}

function contactIsIn(segment: CustomerSegment, today: string): SQL {
  if (segment === 'birthdays') return sql`false`
  if (segment === 'waiting') return sql`bool_or(o.customer_email in ${restockEmails})`
  if (segment === 'once') return sql`count(*) filter (where ${isPaid}) = 1`
  return sql`max(o.paid_at) filter (where ${isPaid}) < ${sixMonthsBefore(today)}`
}

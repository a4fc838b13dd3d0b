import { sql } from 'drizzle-orm'

// Written out: Drizzle leaves the table's name away in a query over one table, and inside `exists` an "id" of its own would win.

/** A column of any query over `users`. */
export const isAdministratorOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'admin')`

/** Works here, as an administrator or as a helper. */
export const isStaffOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id)`

/** The rights that decide where a sign-in leads and how long its session lasts. */
export const rightsOf = { isStaff: isStaffOf, isAdministrator: isAdministratorOf }

/** Rights of a new account. */
export const NO_RIGHTS = { isStaff: false, isAdministrator: false }

/** Helps, and is no administrator. */
export const isHelperOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id
  having bool_and(r.role = 'helper'))`

/** Has something besides the password to show, whether or not the person still works here. */
export const hasFactorOf = sql<boolean>`(exists (select 1 from totp_factors f where f.user_id = users.id)
  or exists (select 1 from passkeys k where k.user_id = users.id))`

/** Whoever gave them the role wants a second factor, and they have set none. */
export const mustAddFactorOf = sql<boolean>`(exists (select 1 from user_roles r
    where r.user_id = users.id and r.second_factor_required)
  and not ${hasFactorOf})`

/** Knows a password of the shop's own. */
export const hasPasswordOf = sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider = 'password')`

/** Comes in by the external provider, and has no password of the shop's own. */
export const isExternalOf = sql<boolean>`coalesce((select bool_and(a.provider <> 'password') from accounts a where a.user_id = users.id), false)`

/** Neither a password nor a provider: the customer comes by the codes that are mailed to them. */
export const isByCodeOnlyOf = sql<boolean>`not exists (select 1 from accounts a where a.user_id = users.id)`

/** Has an order that went to an address of the customer's own: not fetched, not to somebody else's door, and not left to expire unpaid. */
export const hasKnownAddressOf = sql<boolean>`exists (select 1 from orders o
  where o.user_id = users.id and o.delivery_way in ('courier', 'arranged', 'carrier')
    and not (o.status = 'cancelled' and o.payment_status in ('pending', 'failed'))
    and not exists (select 1 from order_gifts g where g.order_id = o.id and g.receiver_name is not null))`

/** Has written of a candle, published or not. */
export const hasReviewsOf = sql<boolean>`exists (select 1 from reviews r where r.user_id = users.id)`

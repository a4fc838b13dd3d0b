import { sql } from 'drizzle-orm'

// Table names are written out, because Drizzle omits them in single-table queries, and `id` would refer to
// the subquery.

export const isAdministratorOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'admin')`

export const isStaffOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id)`

export const rightsOf = { isStaff: isStaffOf, isAdministrator: isAdministratorOf }

export const NO_RIGHTS = { isStaff: false, isAdministrator: false }

export const isHelperOf = sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id
  having bool_and(r.role = 'helper'))`

export const hasFactorOf = sql<boolean>`(exists (select 1 from totp_factors f where f.user_id = users.id)
  or exists (select 1 from passkeys k where k.user_id = users.id))`

export const mustAddFactorOf = sql<boolean>`(exists (select 1 from user_roles r
    where r.user_id = users.id and r.second_factor_required)
  and not ${hasFactorOf})`

export const hasPasswordOf = sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider = 'password')`

export const isExternalOf = sql<boolean>`coalesce((select bool_and(a.provider <> 'password') from accounts a where a.user_id = users.id), false)`

export const isByCodeOnlyOf = sql<boolean>`not exists (select 1 from accounts a where a.user_id = users.id)`

export const hasKnownAddressOf = sql<boolean>`exists (select 1 from orders o
  where o.user_id = users.id and o.delivery_way in ('courier', 'arranged', 'carrier')
    and not (o.status = 'cancelled' and o.payment_status in ('pending', 'failed'))
    and not exists (select 1 from order_gifts g where g.order_id = o.id and g.receiver_name is not null))`

export const hasReviewsOf = sql<boolean>`exists (select 1 from reviews r where r.user_id = users.id)`

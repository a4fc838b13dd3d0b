import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import { listPotEntries } from '#shop/admin/pots/list-pots.ts'
import { type OwnPots, ownPotsColumn } from '#shop/pots/own-pots.ts'
import type { Shop } from '#shop/shop.ts'
import { type CustomerRow, customerColumns, customerFrom, customerTables } from './customer-facts.ts'
import type { CustomerId } from './customer-id.ts'
import { listCustomerOrders } from './list-customer-orders.ts'
import { listCustomerFavourites, listCustomerReviews, listMessages } from './list-customer-words.ts'
import { listPurchases } from './list-purchases.ts'

interface OwnRow extends CustomerRow {
  city: string | null
  note: string
  pots: OwnPots
}

/** One customer with what she bought, likes, said and was told; null where nobody is known by this. */
export async function loadCustomer(shop: Pick<Shop, 'db'>, customer: CustomerId) {
  if ('userId' in customer && !isUuid(customer.userId)) return null
  const [{ rows }, orders, purchases, messages, account] = await Promise.all([
    shop.db.execute<OwnRow>(sql`
      select ${customerColumns}, p.city, coalesce(p.owner_note, n.note, '') as note, ${ownPotsColumn(sql`u.id`)} as pots
      from ${personOf(customer)} c ${customerTables} left join contact_notes n on n.contact = c.contact`),
    listCustomerOrders(shop, customer),
    listPurchases(shop, customer),
    listMessages(shop, customer),
    'userId' in customer ? loadAccount(shop, customer.userId) : null,
  ])
  const [row] = rows
  if (!row) return null
  const { city, note, pots, ...facts } = row
  return {
    ...customerFrom(facts),
    latestOrders: orders,
    purchases,
    messages,
    note,
    account: account && { ...account, city, pots },
  }
}

export type CustomerDetails = NonNullable<Awaited<ReturnType<typeof loadCustomer>>>
export type CustomerAccount = NonNullable<CustomerDetails['account']>

async function loadAccount(shop: Pick<Shop, 'db'>, userId: string) {
  const [reviews, favourites, potEntries] = await Promise.all([
    listCustomerReviews(shop, userId),
    listCustomerFavourites(shop, userId),
    listPotEntries(shop, userId),
  ])
  return { userId, reviews, favourites, potEntries }
}

/** The columns that `customerTables` asks for; no row where there is nobody. */
function personOf(customer: CustomerId): SQL {
  if ('userId' in customer)
    return sql`(select id as user_id, null::text as contact, created_at as since from users where id = ${customer.userId})`
  return sql`(select null::uuid as user_id, ${customer.contact}::text as contact, min(seen.at) as since from (
    select created_at as at from orders where contact = ${customer.contact}
    union all select created_at from restock_requests where email = ${customer.contact} and notified_at is null) seen
    having count(*) > 0)`
}

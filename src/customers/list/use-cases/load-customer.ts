import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { wishlists } from '#catalogue/wishlist/schema.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { unitsBack } from '#orders/use-cases/sales.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { type CustomerRow, customerColumns, customerFrom, customerTables } from './customer-facts.ts'
import { type CustomerId, isOrderOf } from './customer-id.ts'
import { listCustomerOrders } from './list-customer-orders.ts'

interface OwnRow extends CustomerRow {
  city: string | null
  note: string
}

export async function loadCustomer(shop: Pick<Shop, 'db'>, customer: CustomerId) {
  if ('userId' in customer && !isUuid(customer.userId)) return null
  const [{ rows }, orders, purchases, messages, account] = await Promise.all([
    shop.db.execute<OwnRow>(sql`
      select ${customerColumns}, p.city, coalesce(p.owner_note, n.note, '') as note
      from ${selectPerson(customer)} c ${customerTables} left join contact_notes n on n.contact = c.contact`),
    listCustomerOrders(shop, customer),
    listPurchases(shop, customer),
    listMessages(shop, customer),
    'userId' in customer ? loadAccount(shop, customer.userId) : null,
  ])
  const [row] = rows
  if (!row) return null
  const { city, note, ...facts } = row
  return {
    ...customerFrom(facts),
    latestOrders: orders,
    purchases,
    messages,
    note,
    account: account && { ...account, city },
  }
}

export type CustomerDetails = NonNullable<Awaited<ReturnType<typeof loadCustomer>>>
export type CustomerAccount = NonNullable<CustomerDetails['account']>

async function loadAccount(shop: Pick<Shop, 'db'>, userId: string) {
  const [reviews, favourites] = await Promise.all([
    listCustomerReviews(shop, userId),
    listCustomerFavourites(shop, userId),
  ])
  return { userId, reviews, favourites }
}

function selectPerson(customer: CustomerId): SQL {
  if ('userId' in customer)
    return sql`(select id as user_id, null::text as contact, created_at as since from users where id = ${customer.userId})`
  return sql`(select null::uuid as user_id, ${customer.contact}::text as contact, min(seen.at) as since from (
    select created_at as at from orders where contact = ${customer.contact}
    union all select created_at from restock_requests where email = ${customer.contact} and notified_at is null) seen
    having count(*) > 0)`
}

interface Purchase extends Record<string, unknown> {
  productId: string | null
  name: string
  /** Empty if the candle has only one size. */
  size: string
  /** Excludes returned units. */
  units: number
  lastOn: string
  image: ImageInfo | null
}

/** Purchases minus returns, per candle and size, most frequent first. */
async function listPurchases({ db }: Pick<Shop, 'db'>, customer: CustomerId): Promise<Purchase[]> {
  const { rows } = await db.execute<Purchase>(sql`
    with line as (
      select i.product_id, coalesce(p.name, i.name) as name, i.size, o.sold_on, i.quantity - ${unitsBack} as units,
        coalesce(nullif(p.image_url, ''), i.product_snapshot->'images'->>0) as url
      from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
      where ${isOrderOf(customer)} and o.sold_on is not null),
    bought as (
      select product_id, name, size, sum(units)::int as units, max(sold_on) as last_on,
        (array_agg(url order by sold_on desc))[1] as url
      from line where units > 0 group by product_id, name, size)
    select product_id as "productId", name, size, units, last_on::text as "lastOn", ${imageAt(sql`bought.url`)} as image
    from bought order by units desc, last_on desc, name, size`)
  return rows
}

const MESSAGES_SHOWN = 20

interface MessageRow extends Record<string, unknown> {
  orderId: string
  orderNumber: string
  subject: string
  text: string
  at: string
}

async function listMessages({ db }: Pick<Shop, 'db'>, customer: CustomerId) {
  const { rows } = await db.execute<MessageRow>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", e.details->>'reason' as subject,
      e.details->>'text' as text, e.created_at::text as at
    from orders o join order_events e on e.order_id = o.id and e.kind = 'message-sent'
    where ${isOrderOf(customer)} and e.details ? 'text'
    order by e.created_at desc, e.sequence desc limit ${MESSAGES_SHOWN}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

function listCustomerReviews({ db }: Pick<Shop, 'db'>, userId: string) {
  return db
    .select({
      id: reviews.id,
      product: products.name,
      stars: reviews.stars,
      words: reviews.words,
      status: reviews.status,
      writtenAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.updatedAt))
}

function listCustomerFavourites({ db }: Pick<Shop, 'db'>, userId: string) {
  return db
    .select({ id: products.id, name: products.name, image: imageAt(products.imageUrl) })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(eq(wishlists.userId, userId))
    .orderBy(desc(wishlists.createdAt), desc(wishlists.id))
}

import { type SQL, sql } from 'drizzle-orm'
import { STANDING_FINDINGS } from '#catalogue/stock/domain/finding-kind.ts'
import type { Shop } from '#platform/shop.ts'

/** Hashes of everything that an actor must not change. The names of differing parts show what was touched. */
export type Fingerprints = Record<string, string>

export interface Bystanders {
  userIds: readonly string[]
  /** The attackers: units in their orders are legitimate. */
  buyerIds: readonly string[]
  since: Date
}

const ofPeople = ['accounts', 'cart_items', 'wishlists', 'orders', 'consents', 'freight_quotes', 'sessions']
const ofOrders = ['order_items', 'order_events', 'payment_events']
const ofTheOwner = ['categories', 'image_records', 'blog_posts', 'settings_frete_motoboy']
const always = ['user_roles', 'audit_entries', 'shop_facts']

export function witnessForVisitors(
  shop: Shop,
  { userIds, buyerIds, since }: Bystanders,
): Promise<Fingerprints> {
  const people = listIds(userIds)
  const orders = sql`(select id from orders where user_id in ${people})`
  const parts: Record<string, SQL> = {
    users: sql`select * from users where id in ${people}`,
    products: sql`select to_jsonb(p) - 'stock_quantity' - 'updated_at' from products p`,
    sizes: sql`select to_jsonb(v) - 'stock_quantity' from product_variants v`,
    // Units may move only into the attackers' orders.
    stock: sql`select p.id, p.stock_quantity + coalesce((
      select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.status <> 'cancelled' and o.user_id in ${listIds(buyerIds)}), 0)
      from products p`,
    // Anyone may subscribe any address, but nobody may unsubscribe another one.
    subscribers: sql`select email from newsletter_subscriptions
      where unsubscribed_at is null and consent_at < ${since.toISOString()}::timestamptz`,
    profiles: sql`select to_jsonb(p) - 'marketing_emails' - 'updated_at' from profiles p where user_id in ${people}`,
  }
  // Ignores findings that come and go with time, such as an empty shelf.
  parts.findings = sql`select * from reconciliation_findings where kind not in ${listKinds(STANDING_FINDINGS)}`
  for (const table of ofPeople)
    parts[table] = sql`select * from ${sql.identifier(table)} where user_id in ${people}`
  for (const table of ofOrders)
    parts[table] = sql`select * from ${sql.identifier(table)} where order_id in ${orders}`
  for (const table of [...ofTheOwner, ...always]) parts[table] = sql`select * from ${sql.identifier(table)}`
  return fingerprints(shop, parts)
}

/** An owner may change the shop, but not other people's access. */
export function witnessForOwner(shop: Shop, { userIds }: Bystanders): Promise<Fingerprints> {
  const people = listIds(userIds)
  return fingerprints(shop, {
    users: sql`select * from users where id in ${people}`,
    accounts: sql`select * from accounts where user_id in ${people}`,
    sessions: sql`select * from sessions where user_id in ${people}`,
    profiles: sql`select * from profiles where user_id in ${people}`,
    roles: sql`select * from user_roles`,
    // Deleting a product only clears the reference in sold items.
    order_items: sql`select to_jsonb(i) - 'product_id' - 'variant_id' from order_items i`,
  })
}

export function differences(before: Fingerprints, after: Fingerprints): string[] {
  return Object.keys(before).filter((part) => before[part] !== after[part])
}

const listIds = (ids: readonly string[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`

const listKinds = (kinds: readonly string[]) =>
  sql`(${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`

async function fingerprints(shop: Shop, parts: Record<string, SQL>): Promise<Fingerprints> {
  const sumsByPart: Fingerprints = {}
  for (const [part, rows] of Object.entries(parts)) {
    const { rows: sums } = await shop.db.execute<{ sum: string | null }>(
      sql`select md5(string_agg(t::text, '|' order by t::text)) as sum from (${rows}) t`,
    )
    sumsByPart[part] = sums[0]?.sum ?? 'nothing'
  }
  return sumsByPart
}

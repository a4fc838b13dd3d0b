import { sql } from 'drizzle-orm'
import { seedRequests } from '#catalogue/restock/use-cases/seed-requests.ts'
import { demoRooms, demoSettings } from '#demo/demo-data.ts'
import { demoSchedule } from '#demo/freight-settings.ts'
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import type { ShopIdentity } from '#platform/domain/shop-identity.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import { openingValues } from '#settings/domain/opening.ts'
import { seedBatches } from './seed-batches.ts'
import { seedCarriers } from './seed-carriers.ts'
import { seedCatalogue, seedCourierSettings } from './seed-catalogue.ts'
import { seedContainers } from './seed-containers.ts'
import { demoContent, type SeedImage } from './seed-content.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedGiftOptions } from './seed-gifts.ts'
import { seedKits } from './seed-kits.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedSubscribers } from './seed-newsletter.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPassports } from './seed-passports.ts'
import { type SeedAccounts, seedPeople } from './seed-people.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedSoldBatches } from './seed-sold-batches.ts'

/** The demo must never touch a shop that has products, users or orders. */
export async function isEmptyShop(db: DatabaseOrTransaction): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from products) and not exists (select 1 from users) and not exists (select 1 from orders) as empty`,
  )
  return rows[0]?.empty === true
}

interface DemoFacts {
  readonly now: Date
  readonly images: Map<string, SeedImage>
  readonly accounts: SeedAccounts
  readonly identity: ShopIdentity
}

/** All or nothing. If two processes start together, only one seeds the shop. */
export async function seedDemo(
  db: Database,
  { now, images, accounts, identity }: DemoFacts,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed the demo shop'))`)
    if (!(await isEmptyShop(tx))) return false
    const productIds = await seedCatalogue(tx, demoContent, now, images)
    await seedKits(tx, now, images)
    await seedSettings(tx, identity)
    await seedPassports(tx, await seedBatches(tx, productIds, now))
    await seedGiftOptions(tx)
    const userIds = await seedPeople(tx, demoContent, now, accounts)
    await seedOrders(tx, demoContent.makeOrders(now), { userIds, productIds, stored: images })
    await seedSoldBatches(tx)
    await seedMaterials(tx, now)
    await seedHistory(tx)
    await seedReviews(tx, demoContent, { productIds, images, now })
    await seedSubscribers(tx, demoContent, now)
    await seedRequests(tx, { ...demoContent, now, productIds })
    await seedCourierSettings(tx, demoContent.freight, demoSchedule)
    await seedCarriers(tx)
    await seedNotices(tx, now)
    await seedCoupons(tx, now)
    await seedContainers(tx, { now, userIds })
    await seedReturns(tx, now)
    await tx.insert(shopSettings).values({ section: 'opening', values: openingValues(true, now) })
    return true
  })
}

/** Adds the history entries that shipping the orders and recording courier costs would have created. */
async function seedHistory(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with owner as (select u.id, u.name from users u join user_roles r on r.user_id = u.id and r.role = 'admin' limit 1),
    done as (
      select id, 'status' as action, '{"status":{"from":"processing","to":"shipped"}}'::jsonb as changes, shipped_at as at
      from orders where shipped_at is not null
      union all
      select id, 'courier-cost',
        jsonb_build_object('shippingActualCost', jsonb_build_object('from', null, 'to', (shipping_actual_cost * 100)::int)),
        coalesce(delivered_at, shipped_at, updated_at)
      from orders where shipping_actual_cost is not null)
    insert into audit_entries (actor_id, actor_name, entity, entity_id, action, changes, created_at)
    select owner.id, owner.name, 'order', done.id::text, done.action, done.changes, done.at from done, owner`)
}

const HOUR_MS = 60 * 60 * 1000

/** Findings for the page 'Avisos'; no emails are sent. */
async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, standing, created_at, mailed_at)
    select 'stock-low', concat_ws(':', p.id, s.variant_id),
      jsonb_build_object('name', concat_ws(', ', p.name, s.size), 'left', s.stock_quantity), true,
      ${at}::timestamptz - (2 + 3 * row_number() over (order by p.sort_name, s.position)) * interval '1 hour', ${at}::timestamptz
    from shelves s join products p on p.id = s.product_id where p.active and s.stock_quantity <= s.min_stock_level`)
  await tx.insert(reconciliationFindings).values({
    kind: 'courier-off',
    subject: 'demo',
    resolution: 'by-itself',
    createdAt: new Date(now.getTime() - 50 * HOUR_MS),
    resolvedAt: new Date(now.getTime() - 20 * HOUR_MS),
    mailedAt: now,
  })
}

/** Values from the environment take precedence over the demo's. */
async function seedSettings(tx: Transaction, identity: ShopIdentity): Promise<void> {
  const filledIdentity = Object.fromEntries(Object.entries(identity).filter(([, text]) => text !== ''))
  const sections = { ...demoSettings, contact: { ...demoSettings.contact, ...filledIdentity } }
  const rows = Object.entries({ ...sections, rooms: demoRooms }).map(([section, values]) => ({
    section,
    values,
  }))
  await tx.insert(shopSettings).values(rows)
}

/** A return request for the page 'Hoje'; no emails are sent. */
async function seedReturns(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    with chosen as (
      select o.id, o.order_number, o.customer_name, i.id as item_id, i.unit_price,
        (select sum(quantity) = 1 from order_items where order_id = o.id) as is_whole, o.total_amount
      from orders o join order_items i on i.order_id = o.id and i.position = 0
      join users u on u.id = o.user_id left join accounts a on a.user_id = u.id
      where o.status = 'delivered' and o.payment_status = 'paid' and a.id is null
        and o.pix_discount_amount = 0 and o.delivered_at > ${at} - interval '6 days'
      order by o.delivered_at desc limit 1),
    asked as (
      insert into order_returns (order_id, kind, lines, is_whole, amount, return_way, reason, created_at)
      select id, 'withdrawal', jsonb_build_array(jsonb_build_object('itemId', item_id, 'quantity', 1)), is_whole,
        case when is_whole then total_amount else unit_price end, 'courier', 'Ganhei uma igual de presente', ${at} - interval '3 hours'
      from chosen returning order_id, amount, created_at),
    told as (
      insert into order_events (order_id, kind, details, created_at)
      select order_id, 'withdrawal-asked', '{}'::jsonb, created_at from asked)
    insert into reconciliation_findings (kind, subject, details, created_at, mailed_at)
    select 'withdrawal', c.id::text, jsonb_build_object('orderId', c.id, 'orderNumber', c.order_number,
      'customerName', c.customer_name, 'amount', (a.amount * 100)::int,
      'answerBy', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), a.created_at, ${at}
    from chosen c join asked a on a.order_id = c.id`)
}

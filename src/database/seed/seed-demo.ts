import { sql } from 'drizzle-orm'
import type { Database, DatabaseOrTransaction } from '#database/connect.ts'
import { shopSettings } from '#database/schema/settings.ts'
import { openingValues } from '#domain/opening/opening.ts'
import type { ShopIdentity } from '#domain/settings/shop-identity.ts'
import { seedCarriers } from './seed-carriers.ts'
import { seedCatalogue, seedCourierSettings } from './seed-catalogue.ts'
import { demoContent, type SeedImage } from './seed-content.ts'
import { seedCoupons, seedPots } from './seed-coupons.ts'
import { seedGiftOptions } from './seed-gifts.ts'
import { seedHistory } from './seed-history.ts'
import { seedKits } from './seed-kits.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedNotices } from './seed-notices.ts'
import { seedOrders } from './seed-orders.ts'
import { type SeedAccounts, seedPeople, seedSubscribers } from './seed-people.ts'
import { seedPours } from './seed-pours.ts'
import { seedRestockRequests } from './seed-restock.ts'
import { seedReturns } from './seed-returns.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedSettings } from './seed-settings.ts'

/** A shop that has sold, shows or knows anything is somebody's: the demo never touches it. */
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
  /** What the environment says of the seller. */
  readonly identity: ShopIdentity
}

/** Fills an empty shop, all or nothing; of two processes that start together one fills it. */
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
    await seedPours(tx, productIds, now)
    await seedMaterials(tx, now)
    await seedGiftOptions(tx)
    const userIds = await seedPeople(tx, demoContent, now, accounts)
    await seedOrders(tx, demoContent.makeOrders(now), { userIds, productIds, stored: images })
    await seedHistory(tx)
    await seedReviews(tx, demoContent, { productIds, images, now })
    await seedSubscribers(tx, demoContent, now)
    await seedRestockRequests(tx, demoContent, { now, productIds })
    await seedCourierSettings(tx, demoContent.freight)
    await seedCarriers(tx)
    await seedNotices(tx, now)
    await seedCoupons(tx, now)
    await seedPots(tx, { now, userIds })
    await seedReturns(tx, now)
    await tx.insert(shopSettings).values({ section: 'opening', values: openingValues(true, now) })
    return true
  })
}

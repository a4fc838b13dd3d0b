import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { brandPictures } from '#copy/brand/pictures.ts'
import { demoPhotographs } from '#database/seed/demo/photographs.ts'
import type { DemoPhotograph } from '#database/seed/demo/types.ts'
import { seedCourierSettings } from '#database/seed/seed-catalogue.ts'
import { demoContent, type SeedPicture } from '#database/seed/seed-content.ts'
import { isEmptyShop, seedDemo } from '#database/seed/seed-demo.ts'
import type { Bucket } from '#domain/images/media-files.ts'
import { projectRoot } from '#project-root.ts'
import { ensureAdministrator } from '#shop/accounts/ensure-administrator.ts'
import { type PreparedPicture, preparePictures } from '#shop/images/prepare-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import { readOrCreateDemoAccounts } from './demo-accounts.ts'

const photographs = join(projectRoot, 'design', 'photographs')

const bucketFor: Record<DemoPhotograph['use'], Bucket> = {
  product: 'product-images',
  collection: 'category-images',
  blog: 'blog-images',
  making: 'blog-images',
  gift: 'blog-images',
  home: 'blog-images',
}

/**
 * An empty shop gets the demo where that is wanted; every shop gets its administrator, its courier's settings and the
 * pictures of its brand. Answers with the pictures that are new, so that their sizes can be made ahead of time.
 */
export async function fillShop(shop: Shop): Promise<PreparedPicture[]> {
  const brand = await storeBrandPictures(shop)
  const isDemo = shop.config.seed === 'demo' && (await isEmptyShop(shop.db))
  const demo = isDemo ? await fillWithDemo(shop) : []
  if (shop.config.administrator) await ensureAdministrator(shop, shop.config.administrator)
  await ensureCourierSettings(shop)
  return [...brand, ...demo]
}

async function storeBrandPictures(shop: Shop): Promise<PreparedPicture[]> {
  const missing: string[] = []
  for (const { url } of Object.values(brandPictures)) {
    const name = basename(url)
    if (!(await shop.storage.describe({ bucket: 'brand-images', name }))) missing.push(name)
  }
  return preparePictures(
    shop,
    missing.map((name) => ({ path: join(photographs, name), bucket: 'brand-images' })),
  )
}

/** The owner edits this row; without one there would be nothing to edit. Courier delivery waits until she turns it on. */
async function ensureCourierSettings(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute(sql`select 1 from settings_frete_motoboy`)
  if (rows.length > 0) return
  const freight = { ...demoContent.freight, enabled: false }
  await shop.db.transaction((tx) => seedCourierSettings(tx, freight))
}

async function fillWithDemo(shop: Shop): Promise<PreparedPicture[]> {
  const prepared = await preparePictures(
    shop,
    demoPhotographs.map(({ file, use }) => ({ path: join(photographs, file), bucket: bucketFor[use] })),
  )
  const stored = new Map<string, SeedPicture>()
  for (const [index, { file, alt }] of demoPhotographs.entries()) {
    const picture = prepared[index]
    if (picture) stored.set(file, { ...picture, alt })
  }
  const { administrator, customer } = readOrCreateDemoAccounts(shop.config)
  const [administratorHash, customerHash] = await Promise.all([
    shop.identity.hashPassword(administrator.password),
    shop.identity.hashPassword(customer.password),
  ])
  await seedDemo(shop.db, {
    now: shop.clock.now(),
    pictures: stored,
    accounts: {
      administrator: { email: administrator.email, passwordHash: administratorHash },
      customer: { email: customer.email, passwordHash: customerHash },
    },
  })
  return prepared
}

import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ensureAdministrator } from '#accounts/team/use-cases/ensure-administrator.ts'
import { UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import { UNSET_COURIER } from '#delivery/freight/domain/courier-settings.ts'
import { brandImages, brandPhotograph, demoPhotographs, demoRooms } from '#demo/demo-data.ts'
import { seedCourierSettings } from '#demo/loader/seed-catalogue.ts'
import type { SeedImage } from '#demo/loader/seed-content.ts'
import { isEmptyShop, seedDemo } from '#demo/loader/seed-demo.ts'
import type { DemoPhotograph } from '#demo/types.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import type { Bucket } from '#platform/images/image-files.ts'
import { type PreparedImage, prepareImages } from '#platform/images/prepare-images.ts'
import type { Shop } from '#platform/shop.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { readOrCreateDemoAccounts } from './demo-accounts.ts'

const photographs = join(projectRoot, 'design', 'photographs')

const bucketFor: Record<DemoPhotograph['use'], Bucket> = {
  product: 'product-images',
  collection: 'category-images',
  blog: 'blog-images',
  room: 'blog-images',
  making: 'blog-images',
  gift: 'blog-images',
  home: 'blog-images',
}

export async function fillShop(shop: Shop, say: (line: string) => void = () => {}): Promise<PreparedImage[]> {
  const isDemo = shop.config.seed === 'demo' && (await isEmptyShop(shop.db))
  const demo = isDemo ? await fillWithDemo(shop, say) : []
  if (shop.config.administrator) await ensureAdministrator(shop, shop.config.administrator)
  await ensureCourierSettings(shop)
  return demo
}

async function storeBrandImages(shop: Shop): Promise<PreparedImage[]> {
  const missing: string[] = []
  for (const image of Object.values({ ...brandImages, ...demoRooms })) {
    const name = basename(readImage(image)?.url ?? '')
    if (!(await shop.storage.describe({ bucket: 'brand-images', name }))) missing.push(name)
  }
  return prepareImages(
    shop,
    missing.map((name) => ({ path: join(photographs, brandPhotograph(name)), bucket: 'brand-images', name })),
  )
}

/** The owner needs a row to edit; its defaults offer no delivery. */
async function ensureCourierSettings(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute(sql`select 1 from settings_frete_motoboy`)
  if (rows.length > 0) return
  await shop.db.transaction((tx) => seedCourierSettings(tx, UNSET_COURIER, UNSET_SCHEDULE))
}

async function fillWithDemo(shop: Shop, say: (line: string) => void): Promise<PreparedImage[]> {
  say('Guardando as fotografias...')
  const brand = await storeBrandImages(shop)
  const prepared = await prepareImages(
    shop,
    demoPhotographs.map(({ file, use }) => ({ path: join(photographs, file), bucket: bucketFor[use] })),
  )
  const stored = new Map<string, SeedImage>()
  for (const [index, { file, alt }] of demoPhotographs.entries()) {
    const image = prepared[index]
    if (image) stored.set(file, { ...image, alt })
  }
  say('Enchendo a loja de demonstração (velas, pedidos, textos)...')
  const { administrator, customer } = readOrCreateDemoAccounts(shop.config)
  const [administratorHash, customerHash] = await Promise.all([
    shop.identity.hashPassword(administrator.password),
    shop.identity.hashPassword(customer.password),
  ])
  await seedDemo(shop.db, {
    now: shop.clock.now(),
    images: stored,
    identity: shop.config.identity,
    accounts: {
      administrator: { email: administrator.email, passwordHash: administratorHash },
      customer: { email: customer.email, passwordHash: customerHash },
    },
  })
  return [...brand, ...prepared]
}
